import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPictureHeader } from '#domain/products/pictureSize.ts'
import { bombPng, smallPng } from '#tests/harness/data/pngs.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  )

const START = [0xff, 0xd8]
const APPLICATION = [0xff, 0xe0, 0x00, 0x04, 0x4a, 0x46]
const TABLE = [0xff, 0xc4, 0x00, 0x03, 0x00]
const SCAN = [0xff, 0xda, 0x00, 0x08, 0x01, 0x01, 0x00, 0x00, 0x3f, 0x00]

/** A JPEG's frame header of one component. */
function frame(width: number, height: number, marker = 0xc0): number[] {
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  return [0xff, marker, 0x00, 0x0b, 0x08, ...size, 0x01, 0x01, 0x11, 0x00]
}

/** The beginning of an extended WebP. */
function canvas(width: number, height: number): number[] {
  const side = (length: number) => [(length - 1) & 255, (length - 1) >> 8, 0]
  const content = [0, 0, 0, 0, ...side(width), ...side(height)]
  return [...bytes('RIFF', [0, 0, 0, 0], 'WEBP', 'VP8X', [10, 0, 0, 0], content)]
}

describe('type and size of a picture', () => {
  it('are read from the header of a PNG', () => {
    expect(readPictureHeader(smallPng(640, 480))).toEqual({ kind: 'png', width: 640, height: 480 })
    expect(readPictureHeader(bombPng(20_000, 20_000))).toEqual({
      kind: 'png',
      width: 20_000,
      height: 20_000,
    })
  })

  it('are read from the frame of a JPEG, behind any other segment', () => {
    for (const marker of [0xc0, 0xc1, 0xc2]) {
      const fill = [0xff]
      const jpeg = bytes(START, APPLICATION, fill, frame(600, 800, marker), TABLE, SCAN)
      expect(readPictureHeader(jpeg)).toEqual({ kind: 'jpeg', width: 600, height: 800 })
    }
  })

  it('are not read from a JPEG that two decoders would read differently', () => {
    const small = frame(600, 800)
    const large = frame(20_000, 20_000)
    const comment = (content: number[]) => [0xff, 0xfe, 0, content.length + 2, ...content]
    // Go's decoder skips each of these and goes on behind it; by the letter it has a length.
    for (const skipped of [[0xff, 0x00], [0xff, 0xd0], [0xff, 0x01], [0xff, 0xd8], [0x00]]) {
      const decoy = [...skipped, 0, large.length + 2, ...large]
      expect(readPictureHeader(bytes(START, decoy, small, TABLE, SCAN))).toBeUndefined()
    }
    expect(readPictureHeader(bytes(START, small, large, TABLE, SCAN)), 'two frames').toBeUndefined()
    expect(readPictureHeader(bytes(START, small, TABLE)), 'no scan').toBeUndefined()
    expect(
      readPictureHeader(bytes(START, frame(600, 0), TABLE, SCAN)),
      'height later',
    ).toBeUndefined()
    expect(
      readPictureHeader(bytes(START, frame(600, 800, 0xc3), TABLE, SCAN)),
      'lossless',
    ).toBeUndefined()
    const commented = bytes(START, comment(small), large, TABLE, SCAN)
    expect(readPictureHeader(commented)).toMatchObject({ width: 20_000, height: 20_000 })
  })

  it('are read from all three kinds of WebP', () => {
    const riff = (chunk: string) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', chunk, [0, 0, 0, 0])
    const lossy = bytes([...riff('VP8 ')], [0, 0, 0, 0x9d, 0x01, 0x2a, 0x58, 0x02, 0x20, 0x03])
    const extended = bytes(
      canvas(600, 800),
      'ICCP',
      [3, 0, 0, 0, 1, 2, 3, 0],
      [...lossy.subarray(12)],
    )
    const packed = 599 | (799 << 14)
    const lossless = bytes(
      [...riff('VP8L')],
      [0x2f, packed & 255, (packed >> 8) & 255, (packed >> 16) & 255, packed >>> 24],
    )
    for (const picture of [extended, lossy, lossless]) {
      expect(readPictureHeader(picture)).toEqual({ kind: 'webp', width: 600, height: 800 })
    }
  })

  it('are not read from a WebP whose canvas differs from its picture', () => {
    const large = bytes('VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0xff, 0x3f, 0xff, 0x3f])
    for (const before of ['', 'ANMF\x00\x00\x00\x00', 'JUNK\x00\x00\x00\x00'])
      expect(readPictureHeader(bytes(canvas(600, 800), before, [...large]))).toBeUndefined()
  })

  it('are not read from a PNG that does not begin with its header', () => {
    const png = Buffer.from(smallPng(640, 480))
    png.write('tEXt', 12)
    expect(readPictureHeader(png)).toBeUndefined()
  })

  it('are unknown for other or truncated files', () => {
    for (const text of [
      '',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a',
      '\xff\xd8\xff',
      'RIFFxxxxWEBPVP9 ',
    ]) {
      expect(readPictureHeader(bytes(text))).toBeUndefined()
    }
    expect(readPictureHeader(smallPng(10, 10).slice(0, 16))).toBeUndefined()
  })

  it('are found in every picture of the demo catalogue', () => {
    const folder = 'public/pictures'
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((each) => each.endsWith('.webp'))) {
      expect(readPictureHeader(readFileSync(`${folder}/${name}`)), name).toMatchObject({
        kind: 'webp',
      })
    }
  })
})
