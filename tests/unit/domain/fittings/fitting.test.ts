import { expect, it } from 'vitest'
import {
  bookableKind,
  earliestDate,
  mayAnswer,
  nextKind,
  nextStep,
  type Fitting,
} from '#domain/fittings/fitting.ts'
import { parseFitting } from '#domain/fittings/parseFitting.ts'
import { parseFittingPage, parseWish } from '#domain/fittings/sentFitting.ts'

const FIRST: Fitting = {
  id: 'fitting00000001',
  kind: 'firstTrial',
  place: 'shop',
  status: 'confirmed',
  date: '2026-11-30',
  time: '10:30',
  wishedDate: '2026-11-30',
  wishedTime: '10:30',
  rev: 1,
}

it('the customer confirms what the house proposed, and cannot change a fitting that is over', () => {
  expect(mayAnswer('proposed', 'confirmed')).toBe(true)
  expect(mayAnswer('confirmed', 'changeAsked')).toBe(true)
  expect(mayAnswer('changeAsked', 'confirmed')).toBe(true)
  expect(mayAnswer('done', 'changeAsked')).toBe(false)
  expect(mayAnswer('cancelled', 'confirmed')).toBe(false)
  expect(mayAnswer('proposed', 'done')).toBe(false)
})

it('a whole day lies between the first trial and the second; a cancelled one is booked again', () => {
  expect(nextKind([])).toBe('firstTrial')
  expect(nextKind([{ ...FIRST, status: 'cancelled' }])).toBe('firstTrial')
  expect(nextKind([{ ...FIRST, status: 'done' }])).toBe('secondTrial')
  expect(nextKind([FIRST, { ...FIRST, kind: 'secondTrial' }])).toBeUndefined()
  expect(earliestDate('firstTrial', '2026-11-28', [FIRST])).toBe('2026-11-28')
  expect(earliestDate('secondTrial', '2026-11-28', [FIRST])).toBe('2026-12-02')
  expect(earliestDate('secondTrial', '', [])).toBe('')
})

it('no trial is booked while another awaits an answer, unless its day has passed', () => {
  const before = '2026-11-30'
  const after = '2026-12-01'
  for (const status of ['proposed', 'changeAsked'] as const) {
    expect(bookableKind([{ ...FIRST, status }], before)).toBeUndefined()
    expect(bookableKind([{ ...FIRST, status }], after)).toBe('secondTrial')
  }
  expect(bookableKind([FIRST], before)).toBe('secondTrial')
  expect(bookableKind([], before)).toBe('firstTrial')
})

it('a customer answers what the house proposed, sees what is to come, then books the next', () => {
  const today = '2026-11-30'
  const second = { ...FIRST, kind: 'secondTrial', date: '2026-12-02' } as const
  expect(nextStep([], today)).toBe('firstTrial')
  expect(nextStep([{ ...FIRST, status: 'proposed' }], today)).toBe('answer')
  expect(nextStep([FIRST], today)).toBe('see')
  expect(nextStep([{ ...FIRST, status: 'changeAsked' }], today)).toBe('see')
  expect(nextStep([{ ...FIRST, status: 'done' }], today)).toBe('secondTrial')
  expect(nextStep([FIRST], '2026-12-01')).toBe('secondTrial')
  expect(
    nextStep(
      [
        { ...FIRST, status: 'done' },
        { ...second, status: 'proposed' },
      ],
      today,
    ),
  ).toBe('answer')
  expect(
    nextStep(
      [
        { ...FIRST, status: 'done' },
        { ...second, status: 'done' },
      ],
      today,
    ),
  ).toBe('see')
})

it('a wish without a slot, an id or a known kind is rejected', () => {
  const { id, kind, place, date, time } = FIRST
  const wish = { id, what: 'book', kind, place, date, time } as const
  expect(parseWish({ ...wish, extra: 1 })).toEqual(wish)
  for (const fault of [{ id: 'x' }, { kind: 'third' }, { date: '2026-13-01' }, { time: '9:00' }])
    expect(parseWish({ ...wish, ...fault })).toBeUndefined()
  expect(parseWish({ ...wish, what: 'answer', status: 'done', fitting: id })).toBeUndefined()
  expect(parseWish('wish')).toBeUndefined()
})

it('one fitting that this version cannot read leaves the others on the page', () => {
  const page = { number: 'ET-1', house: 'House', trialDate: '', isOpen: true }
  const read = parseFittingPage({ ...page, fittings: [{ ...FIRST, kind: 'third' }, FIRST] })
  expect(read).toEqual({ ok: true, value: { ...page, fittings: [FIRST] } })
  expect(parseFitting({ ...FIRST, time: 'noon' }).ok).toBe(false)
})
