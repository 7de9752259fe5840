export type Crop = { x: number; y: number; width: number; height: number }

/** Width of every picture of the shop for one of height. */
export const PICTURE_RATIO = 3 / 4

/**
 * The largest part of a picture with the shop's 3:4 shape, in its own pixels. `place` says which
 * part when something has to go: 0 the left or top, 1 the right or bottom.
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
