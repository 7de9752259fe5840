import { existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heroFilms } from '#features/home/hero/heroFilms.ts'
import { generatedPictures } from '#tools/build/generatedPictures.mjs'

const FILM_LIMIT = 900_000

beforeEach(() => {
  vi.stubEnv('VITE_HERO_FILMS', generatedPictures().VITE_HERO_FILMS)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

/** The films of this shop: what the page says of each, and its bytes. */
function films() {
  return heroFilms().map(({ source, type }) => {
    expect(existsSync(`public${source}`)).toBe(true)
    return { type, bytes: readFileSync(`public${source}`) }
  })
}

/** The bytes that follow the name of a box. */
function box(film: Buffer, name: string, length: number): number[] {
  const at = film.indexOf(name)
  return at < 0 ? [] : [...film.subarray(at + 4, at + 4 + length)]
}

/** How a file itself names its coding (RFC 6381; AV1 in ISOBMFF 5). */
function codingOf(film: Buffer): string {
  const [profile, compatible, level] = box(film, 'avcC', 4).slice(1)
  if (profile !== undefined && compatible !== undefined && level !== undefined)
    return `avc1.${[profile, compatible, level].map(twoHex).join('')}`
  const [, second = 0, third = 0] = box(film, 'av1C', 3)
  const depth = third & 0x40 ? '10' : '08'
  const tier = third & 0x80 ? 'H' : 'M'
  return `av01.${String(second >> 5)}.${String(second & 0x1f).padStart(2, '0')}${tier}.${depth}`
}

function twoHex(value: number): string {
  return value.toString(16).padStart(2, '0')
}

test('the page names the codec that each film file has', () => {
  const all = films()
  expect(all.length).toBeGreaterThan(0)
  for (const { type, bytes } of all) expect(type).toBe(`video/mp4; codecs="${codingOf(bytes)}"`)
})

test('the films keep their budget, and the first codec offered is the smallest', () => {
  const sizes = films().map(({ bytes }) => bytes.length)
  for (const size of sizes) expect(size).toBeLessThan(FILM_LIMIT)
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
})
