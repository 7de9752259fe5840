import { expect, test } from 'vitest'
import { HOME_SECTIONS, MAX_PEOPLE, parseHomePage, sectionsShown } from '#domain/shop/homePage.ts'

const usual = {
  order: [...HOME_SECTIONS],
  hidden: [],
  testimonials: [],
  outfits: [],
  people: [],
  visits: [],
}

test('an arrangement keeps its order and what it hides', () => {
  const order = [...HOME_SECTIONS].reverse()
  const read = parseHomePage({ order, hidden: ['steps'], testimonials: [] })
  const withoutEntries = ['people', 'visits', 'steps']
  const shown = order.filter((name) => !withoutEntries.includes(name))
  expect(read.ok && sectionsShown(read.value)).toEqual(shown)
})

test('a section that is new since the arrangement comes last, and an unknown one is skipped', () => {
  const read = parseHomePage({ order: ['contact', 'moodboard', 'about', 'about'] })
  const others = HOME_SECTIONS.filter((name) => name !== 'contact' && name !== 'about')
  const order = ['contact', 'about', ...others]
  expect(read).toEqual({ ok: true, value: { ...usual, order } })
})

test('testimonials without words or without an author are skipped', () => {
  const whole = { content: 'It fits.', author: 'Meera Nair', position: '' }
  const testimonials = [whole, { content: 'Nobody said this.' }, { author: 'Neha' }, 7]
  const read = parseHomePage({ testimonials })
  expect(read.ok && read.value.testimonials).toEqual([whole])
})

test('a list is not an arrangement', () => {
  expect(parseHomePage([]).ok).toBe(false)
  const shown = HOME_SECTIONS.filter((name) => name !== 'people' && name !== 'visits')
  expect(sectionsShown(undefined)).toEqual(shown)
})

test('an outfit has at most four pieces, each once, and no invalid id', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(15))
  const [first = ''] = ids
  const read = parseHomePage({
    outfits: [{ title: 'All', pieces: [first, '../etc', 7, ...ids] }, 3],
  })
  expect(read.ok && read.value.outfits).toEqual([{ title: 'All', pieces: ids.slice(0, 4) }])
})

test('people and visits are shown once the house has entered one, unless it hides them', () => {
  const person = { name: 'Ismail Khan', work: 'Head cutter', words: '' }
  const visit = { town: 'Pune', place: '', days: 'First Sunday' }
  const read = parseHomePage({ people: [person, { name: 'Nameless work' }], visits: [visit, {}] })
  expect(read.ok && read.value).toMatchObject({ people: [person], visits: [visit] })
  expect(read.ok && sectionsShown(read.value)).toEqual(HOME_SECTIONS)
  const hidden = parseHomePage({ people: [person], hidden: ['people'] })
  expect(hidden.ok && sectionsShown(hidden.value)).not.toContain('people')
  const crowd = parseHomePage({ people: Array.from({ length: 20 }, () => person) })
  expect(crowd.ok && crowd.value.people).toHaveLength(MAX_PEOPLE)
})
