import { expect, test } from 'vitest'
import { HOME_SECTIONS, readHomePage, sectionsShown } from '#domain/shop/homePage.ts'

const usual = { order: [...HOME_SECTIONS], hidden: [], testimonials: [] }

test('an arrangement keeps its order and what it hides', () => {
  const order = ['contact', 'gallery', 'about', 'steps', 'testimonials', 'services']
  const read = readHomePage({ order, hidden: ['steps'], testimonials: [] })
  expect(read.ok && sectionsShown(read.value)).toEqual(order.filter((name) => name !== 'steps'))
})

test('a section that is new since the arrangement comes last, and an unknown one is skipped', () => {
  const read = readHomePage({ order: ['contact', 'moodboard', 'about', 'about'] })
  const order = ['contact', 'about', 'services', 'steps', 'gallery', 'testimonials']
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
