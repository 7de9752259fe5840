import { expect, test } from 'vitest'
import { HOME_SECTIONS, readHomePage, sectionsShown } from '#domain/shop/homePage.ts'

const usual = { order: [...HOME_SECTIONS], hidden: [], testimonials: [], outfits: [] }

test('an arrangement keeps its order and what it hides', () => {
  const order = [...HOME_SECTIONS].reverse()
  const read = readHomePage({ order, hidden: ['steps'], testimonials: [] })
  expect(read.ok && sectionsShown(read.value)).toEqual(order.filter((name) => name !== 'steps'))
})

test('a section that is new since the arrangement comes last, and an unknown one is skipped', () => {
  const read = readHomePage({ order: ['contact', 'moodboard', 'about', 'about'] })
  const others = HOME_SECTIONS.filter((name) => name !== 'contact' && name !== 'about')
  const order = ['contact', 'about', ...others]
  expect(read).toEqual({ ok: true, value: { ...usual, order } })
})

test('testimonials without words or without an author are skipped', () => {
  const whole = { content: 'It fits.', author: 'Meera Nair', position: '' }
  const testimonials = [whole, { content: 'Nobody said this.' }, { author: 'Neha' }, 7]
  const read = readHomePage({ testimonials })
  expect(read.ok && read.value.testimonials).toEqual([whole])
})

test('a list is no arrangement', () => {
  expect(readHomePage([]).ok).toBe(false)
  expect(sectionsShown(undefined)).toEqual(HOME_SECTIONS)
})

test('an outfit has at most four pieces, each once, and no invalid id', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(15))
  const [first = ''] = ids
  const read = readHomePage({
    outfits: [{ title: 'All', pieces: [first, '../etc', 7, ...ids] }, 3],
  })
  expect(read.ok && read.value.outfits).toEqual([{ title: 'All', pieces: ids.slice(0, 4) }])
})
