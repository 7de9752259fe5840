import { describe, expect, it } from 'vitest'
import { orderSuccess } from '#copy/shop/checkout.ts'
import { successMessages } from '#copy/base/notices.ts'

/** Sentences of the specification that may raise their voice. */
const LOUD: readonly string[] = [...Object.values(successMessages), orderSuccess.title]

const modules = import.meta.glob<Record<string, unknown>>('/src/copy/**/*.ts', { eager: true })
const texts = Object.entries(modules).flatMap(([file, exports]) =>
  textsIn(exports).map((text) => [file, text] as const),
)

describe('every text of the shop', () => {
  it('is found by this test', () => {
    expect(Object.keys(modules).length).toBeGreaterThan(15)
    expect(texts.length).toBeGreaterThan(500)
  })

  it('has no exclamation mark unless the specification has one', () => {
    expect(texts.filter(([, text]) => text.includes('!') && !LOUD.includes(text))).toEqual([])
  })

  it('has no stray spaces', () => {
    expect(texts.filter(([, text]) => text !== text.trim() || /\s{2}/.test(text))).toEqual([])
  })

  it('uses Indian English spelling', () => {
    const american = /\b(colors?|gray|customiz\w+|centimeters?|meters?|jewelry)\b/
    expect(texts.filter(([, text]) => american.test(text))).toEqual([])
  })

  it('uses only characters that the shop’s fonts contain', () => {
    const printable = /^[\x20-\x7E\n₹€£©°¼½¾]*$/
    expect(texts.filter(([, text]) => !printable.test(text))).toEqual([])
  })
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
