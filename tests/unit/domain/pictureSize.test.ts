import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictureOf } from '#domain/pictureSize.ts'
import { bombPng, smallPng } from '../../harness/pngs.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  )

describe('kind and size of a picture', () => {
  it('are in the header of a PNG', () => {
    expect(pictureOf(smallPng(640, 480))).toEqual({ kind: 'png', width: 640, height: 480 })
    expect(pictureOf(bombPng(20_000, 20_000))).toEqual({
      kind: 'png',
      width: 20_000,
      height: 20_000,
    })
  })

  it('are in the frame of a JPEG, behind whatever stands before it', () => {
    const application = [0xff, 0xe0, 0x00, 0x04, 0x4a, 0x46]
    const frame = (marker: number) => [0xff, marker, 0x00, 0x11, 0x08, 0x03, 0x20, 0x02, 0x58, 0x03]
    for (const marker of [0xc0, 0xc1, 0xc2]) {
      const jpeg = bytes([0xff, 0xd8], application, [0xff, 0xff], frame(marker).slice(1), [0, 0])
      expect(pictureOf(jpeg)).toEqual({ kind: 'jpeg', width: 600, height: 800 })
    }
  })

  it('are in each of the three ways a WebP begins', () => {
    const riff = (chunk: string) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', chunk, [0, 0, 0, 0])
    const extended = bytes([...riff('VP8X')], [0, 0, 0, 0, 0x57, 0x02, 0, 0x1f, 0x03, 0])
    const lossy = bytes([...riff('VP8 ')], [0, 0, 0, 0x9d, 0x01, 0x2a, 0x58, 0x02, 0x20, 0x03])
    const packed = 599 | (799 << 14)
    const lossless = bytes(
      [...riff('VP8L')],
      [0x2f, packed & 255, (packed >> 8) & 255, (packed >> 16) & 255, packed >>> 24],
    )
    for (const picture of [extended, lossy, lossless]) {
      expect(pictureOf(picture)).toEqual({ kind: 'webp', width: 600, height: 800 })
    }
  })

  it('are unknown for what is no such picture, or is cut short', () => {
    for (const text of [
      '',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a',
      '\xff\xd8\xff',
      'RIFFxxxxWEBPVP9 ',
    ]) {
      expect(pictureOf(bytes(text))).toBeUndefined()
    }
    expect(pictureOf(smallPng(10, 10).slice(0, 16))).toBeUndefined()
  })

  it('are found in every picture of the demo catalogue', () => {
    const folder = 'public/pictures'
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((each) => each.endsWith('.webp'))) {
      expect(pictureOf(readFileSync(`${folder}/${name}`)), name).toMatchObject({ kind: 'webp' })
    }
  })
})
