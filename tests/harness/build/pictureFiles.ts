import { existsSync, statSync } from 'node:fs'

const WIDTHS = [240, 480, 960]
const KINDS = ['avif', 'webp']

/** A card picture must come on a slow line: bytes of the 480 px AVIF. */
export const CARD_LIMIT = 25_000

/** The files that a picture of the shop should have in `public/pictures` and has not. */
export function missingFiles(stem: string): string[] {
  const files = WIDTHS.flatMap((width) => KINDS.map((kind) => pictureFile(stem, width, kind)))
  return files.filter((file) => !existsSync(file))
}

/** Bytes of the 480 px AVIF. */
export function cardBytes(stem: string): number {
  return statSync(pictureFile(stem, 480, 'avif')).size
}

/** Where one file of a picture lies. */
export function pictureFile(stem: string, width: number, kind: string): string {
  return `public/pictures/${stem}-${String(width)}.${kind}`
}
