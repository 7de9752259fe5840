export type Crop = { x: number; y: number; width: number; height: number }

/** Width divided by height of every picture in the shop. */
export const PICTURE_RATIO = 3 / 4

/**
 * The largest 3:4 crop of a picture, in its own pixels. `place` positions it along the longer side:
 * 0 keeps the left or top, 1 the right or bottom.
 */
export function cropOf(width: number, height: number, place: number): Crop {
  const wide = width / height > PICTURE_RATIO
  const cropped = wide
    ? { width: height * PICTURE_RATIO, height }
    : { width, height: width / PICTURE_RATIO }
  return {
    x: (width - cropped.width) * place,
    y: (height - cropped.height) * place,
    ...cropped,
  }
}
