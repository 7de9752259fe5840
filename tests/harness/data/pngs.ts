import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** How a pixel is coded. */
const GREY = 0
const RED_GREEN_BLUE_ALPHA = 6

/** A valid black picture of this size. */
export function smallPng(width: number, height: number): Uint8Array {
  return png(width, height, 8, Buffer.alloc((width + 1) * height))
}

/** A picture of this size that is transparent throughout. */
export function clearPng(width: number, height: number): Uint8Array {
  return png(width, height, 8, Buffer.alloc((4 * width + 1) * height), RED_GREEN_BLUE_ALPHA)
}

/** A decompression bomb: few bytes that decode to very many pixels, one bit each. */
export function bombPng(width: number, height: number): Uint8Array {
  return png(width, height, 1, Buffer.alloc((Math.ceil(width / 8) + 1) * height))
}

function png(
  width: number,
  height: number,
  depth: number,
  pixels: Buffer,
  colours = GREY,
): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = depth
  header[9] = colours
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND')]
  return Buffer.concat([SIGNATURE, ...chunks])
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}
