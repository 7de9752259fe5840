/** The kinds of picture that can be uploaded: those that cannot carry a script. */
export type PictureKind = 'jpeg' | 'png' | 'webp'

export type Picture = { kind: PictureKind; width: number; height: number }

/** The endings a file of each kind may have. */
export const SUFFIXES_OF: Record<PictureKind, readonly string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
}

type Bytes = ArrayLike<number>

/**
 * Kind and size in pixels from the first bytes of a file, before anything unpacks it: a picture of
 * 48 kB can take 3 GB. Undefined for what is no such picture.
 */
export function pictureOf(bytes: Bytes): Picture | undefined {
  if (startsWith(bytes, 0, '\x89PNG\r\n')) {
    return sized('png', long(bytes, 16), long(bytes, 20))
  }
  if (at(bytes, 0) === 0xff && at(bytes, 1) === 0xd8) return jpeg(bytes)
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return webp(bytes)
  return undefined
}

/** Walks the segments to the frame header, which has the size. */
function jpeg(bytes: Bytes): Picture | undefined {
  let place = 2
  while (place + 9 < bytes.length && at(bytes, place) === 0xff) {
    const marker = at(bytes, place + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return sized('jpeg', short(bytes, place + 7), short(bytes, place + 5))
    const stands = marker === 0xff || marker === 0xd8 || (marker >= 0xd0 && marker <= 0xd7)
    place += marker === 0xff ? 1 : stands ? 2 : 2 + short(bytes, place + 2)
  }
  return undefined
}

/** The three ways to begin: extended, lossless, lossy. */
function webp(bytes: Bytes): Picture | undefined {
  if (startsWith(bytes, 12, 'VP8X')) {
    return sized('webp', 1 + little(bytes, 24), 1 + little(bytes, 27))
  }
  if (startsWith(bytes, 12, 'VP8L')) {
    const packed = little(bytes, 21) + at(bytes, 24) * 0x1000000
    return sized('webp', (packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1)
  }
  if (startsWith(bytes, 12, 'VP8 ')) {
    const size = (place: number) => (at(bytes, place) | (at(bytes, place + 1) << 8)) & 0x3fff
    return sized('webp', size(26), size(28))
  }
  return undefined
}

function sized(kind: PictureKind, width: number, height: number): Picture | undefined {
  return width > 0 && height > 0 ? { kind, width, height } : undefined
}

function at(bytes: Bytes, place: number): number {
  return bytes[place] ?? 0
}

function short(bytes: Bytes, place: number): number {
  return at(bytes, place) * 0x100 + at(bytes, place + 1)
}

function long(bytes: Bytes, place: number): number {
  return short(bytes, place) * 0x10000 + short(bytes, place + 2)
}

/** Three bytes, the smallest first. */
function little(bytes: Bytes, place: number): number {
  return at(bytes, place) + at(bytes, place + 1) * 0x100 + at(bytes, place + 2) * 0x10000
}

function startsWith(bytes: Bytes, place: number, text: string): boolean {
  return [...text].every((sign, index) => at(bytes, place + index) === sign.charCodeAt(0))
}
