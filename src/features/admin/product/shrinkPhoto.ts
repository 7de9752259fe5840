/** Twice the widest display size of a picture in the shop. */
const MAX_WIDTH_PX = 1080
const QUALITY = 0.82
/** What a picture with transparent parts lies on: JPEG has none and would make them black. */
const GROUND = '#e9e2d5'

export type Photo = { blob: Blob; canvas: HTMLCanvasElement }

/**
 * A photo ready for upload: cropped to 3:4, rotated upright, no larger than the shop shows it,
 * JPEG. Undefined when this browser can't decode the file.
 */
export async function shrinkPhoto(file: Blob, place: number): Promise<Photo | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const crop = cropOf(picture.width, picture.height, place)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(Math.min(MAX_WIDTH_PX, crop.width))
  canvas.height = Math.round(canvas.width / PICTURE_RATIO)
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  const { x, y, width, height } = crop
  pen.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return blob ? { blob, canvas } : undefined
}

type Crop = { x: number; y: number; width: number; height: number }

/** Width divided by height of every picture in the shop. */
const PICTURE_RATIO = 3 / 4

/**
 * The largest 3:4 crop of a picture, in its own pixels. `place` positions it along the longer side:
 * 0 keeps the left or top, 1 the right or bottom.
 */
function cropOf(width: number, height: number, place: number): Crop {
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
