/** The accepted upload formats: those that cannot contain a script. */
export type PictureKind = 'jpeg' | 'png' | 'webp'

export type Picture = { kind: PictureKind; width: number; height: number }

/** The file extensions of each kind. */
export const SUFFIXES_OF: Record<PictureKind, readonly string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
}

type Bytes = ArrayLike<number>

/**
 * Reads format and pixel size from the first bytes of a file, before anything decodes it: a picture
 * of 48 kB can take 3 GB (decompression bomb). Undefined for any other file, and for one that two
 * decoders could read as two sizes.
 */
export function readPictureHeader(bytes: Bytes): Picture | undefined {
  if (startsWith(bytes, 0, '\x89PNG\r\n')) {
    if (!startsWith(bytes, 8, '\0\0\0\x0dIHDR')) return undefined
    return sized('png', long(bytes, 16), long(bytes, 20))
  }
  if (at(bytes, 0) === 0xff && at(bytes, 1) === 0xd8) return jpeg(bytes)
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return webp(bytes)
  return undefined
}

/** Baseline, extended and progressive frames (ITU T.81, table B.1); decoders refuse the others. */
const JPEG_FRAMES = [0xc0, 0xc1, 0xc2]
/**
 * Huffman tables, quantization tables, restart interval, comment. Application segments are allowed
 * too.
 */
const JPEG_SEGMENTS = [0xc4, 0xdb, 0xdd, 0xfe]
const JPEG_SCAN = 0xda

/**
 * Walks the segments up to the first scan and returns the only frame header among them. Stray bytes
 * between segments are refused: decoders skip them in different ways, so they might decode another
 * frame than the one checked here.
 */
function jpeg(bytes: Bytes): Picture | undefined {
  let found: Picture | undefined
  let place = 2
  while (place + 9 < bytes.length && at(bytes, place) === 0xff) {
    const marker = at(bytes, place + 1)
    const length = short(bytes, place + 2)
    if (marker === 0xff) {
      place += 1 // a fill byte
      continue
    }
    if (marker === JPEG_SCAN) return found
    if (JPEG_FRAMES.includes(marker)) {
      if (found) return undefined
      found = sized('jpeg', short(bytes, place + 7), short(bytes, place + 5))
      if (!found) return undefined
    } else if (!JPEG_SEGMENTS.includes(marker) && (marker & 0xf0) !== 0xe0) return undefined
    if (length < 2) return undefined
    place += 2 + length
  }
  return undefined
}

/** Chunks of an extended WebP that may come before its picture. */
const WEBP_BEFORE_PICTURE = ['ICCP', 'ALPH', 'EXIF', 'XMP ']

/** Lossy, lossless, or extended: a canvas followed by one of these two. */
function webp(bytes: Bytes): Picture | undefined {
  if (!startsWith(bytes, 12, 'VP8X')) return webpPicture(bytes, 12)
  const canvas = sized('webp', 1 + little(bytes, 24), 1 + little(bytes, 27))
  let place = 12 + 8 + littleLong(bytes, 16)
  while (WEBP_BEFORE_PICTURE.some((name) => startsWith(bytes, place, name))) {
    const length = littleLong(bytes, place + 4)
    place += 8 + length + (length % 2)
  }
  // Decoders use the picture's own size, whatever the canvas says.
  const picture = webpPicture(bytes, place)
  const fits = canvas?.width === picture?.width && canvas?.height === picture?.height
  return fits ? picture : undefined
}

/** The size in the picture chunk at `place`. */
function webpPicture(bytes: Bytes, place: number): Picture | undefined {
  if (startsWith(bytes, place, 'VP8L')) {
    const packed = littleLong(bytes, place + 9)
    return sized('webp', (packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1)
  }
  if (startsWith(bytes, place, 'VP8 ')) {
    const side = (from: number) => (at(bytes, from) | (at(bytes, from + 1) << 8)) & 0x3fff
    return sized('webp', side(place + 14), side(place + 16))
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

/** Three bytes, little-endian. */
function little(bytes: Bytes, place: number): number {
  return at(bytes, place) + at(bytes, place + 1) * 0x100 + at(bytes, place + 2) * 0x10000
}

/** Four bytes, little-endian. */
function littleLong(bytes: Bytes, place: number): number {
  return little(bytes, place) + at(bytes, place + 3) * 0x1000000
}

function startsWith(bytes: Bytes, place: number, text: string): boolean {
  return [...text].every((sign, index) => at(bytes, place + index) === sign.charCodeAt(0))
}
