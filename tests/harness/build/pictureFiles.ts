import { existsSync, statSync } from 'node:fs'

const WIDTHS = [240, 480, 960]
const KINDS = ['avif', 'webp']

/** The byte limit for a card picture's 480 px AVIF, for slow connections. */
export const CARD_LIMIT = 25_000

/** The files that a picture of the shop lacks in `public/pictures`. */
export function missingFiles(stem: string): string[] {
  const files = WIDTHS.flatMap((width) => KINDS.map((kind) => pictureFile(stem, width, kind)))
  return files.filter((file) => !existsSync(file))
}

/** Bytes of the 480 px AVIF. */
export function cardBytes(stem: string): number {
  return statSync(pictureFile(stem, 480, 'avif')).size
}

/** The path of one file of a picture. */
export function pictureFile(stem: string, width: number, kind: string): string {
  return `public/pictures/${stem}-${String(width)}.${kind}`
}
