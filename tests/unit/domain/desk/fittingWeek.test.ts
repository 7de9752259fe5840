import { describe, expect, it } from 'vitest'
import { mergedEdit, isNoOp, type DeskEdit } from '#domain/desk/deskEdit.ts'
import {
  calendarWeek,
  deskFittings,
  slotByKey,
  slotWarning,
  takenBy,
  weekOf,
} from '#domain/desk/fittingWeek.ts'
import { withFittingEdits } from '#domain/desk/optimisticUpdates.ts'
import type { FittingRecord } from '#domain/fittings/fitting.ts'
import { FITTING_SETTINGS, MONDAY } from '#tests/harness/data/fittings.ts'

const ORDER = { id: 'order0000000001', status: 'stitching' }
const FITTING: FittingRecord = {
  id: 'fitting00000001',
  order: ORDER.id,
  kind: 'firstTrial',
  place: 'shop',
  status: 'confirmed',
  date: MONDAY,
  time: '10:45',
  wishedDate: '',
  wishedTime: '',
  rev: 1,
  seq: 1,
}
const HOUSE = { settings: FITTING_SETTINGS, holidays: ['2026-12-01'] }

it('a week begins on Monday, whichever of its days is asked for', () => {
  const week = weekOf(MONDAY)
  expect([week[0], week[6]]).toEqual([MONDAY, '2026-12-06'])
  expect(weekOf('2026-12-06')).toEqual(week)
})

describe('the calendar of a week', () => {
  it('shows the slots of the house, and a fitting at a time of its own among them', () => {
    const shown = deskFittings([FITTING], [ORDER])
    const [monday, tuesday] = calendarWeek(weekOf(MONDAY), shown, HOUSE)
    expect(monday?.slots.map(({ time }) => time)).toContain('10:45')
    expect(monday?.slots.find(({ time }) => time === '10:45')?.fittings).toEqual(shown)
    expect(tuesday?.slots).toEqual([])
  })

  it('leaves out what is cancelled, and fittings of cancelled orders', () => {
    const cancelled = { ...FITTING, status: 'cancelled' } as const
    expect(deskFittings([cancelled], [ORDER])).toEqual([])
    expect(deskFittings([FITTING], [{ ...ORDER, status: 'cancelled' }])).toEqual([])
    expect(deskFittings([FITTING], [])).toEqual([])
  })

  it('warns of a slot that is full or outside the hours, and not of a fitting against itself', () => {
    const shown = deskFittings([FITTING], [ORDER])
    const full = { ...HOUSE, taken: takenBy(shown) }
    expect(slotWarning(full, { date: MONDAY, time: '11:00' })).toBe('overbooked')
    const own = { ...HOUSE, taken: takenBy(shown, FITTING.id) }
    expect(slotWarning(own, { date: MONDAY, time: '11:00' })).toBeUndefined()
    expect(slotWarning(own, { date: '2026-12-01', time: '11:00' })).toBe('outside')
  })
})

it('the arrow keys move by a day and by the length of a fitting, within the day', () => {
  const slot = { date: MONDAY, time: '10:30' }
  expect(slotByKey(slot, 'ArrowRight', 30)).toEqual({ date: '2026-12-01', time: '10:30' })
  expect(slotByKey(slot, 'ArrowUp', 30)).toEqual({ date: MONDAY, time: '10:00' })
  expect(slotByKey({ ...slot, time: '23:45' }, 'ArrowDown', 30)).toBeUndefined()
  expect(slotByKey(slot, 'Enter', 30)).toBeUndefined()
})

it('moves of a fitting that wait become one, which is shown at once', () => {
  const { order, kind, place, date, time, status } = FITTING
  const before = { order, kind, place, date, time, status }
  const move = (to: string): DeskEdit => ({
    what: 'fitting',
    id: FITTING.id,
    base: 1,
    before,
    fitting: { ...before, time: to },
  })
  const merged = mergedEdit(move('11:00'), move('12:00'))
  expect(merged).toEqual(move('12:00'))
  expect(isNoOp(move('10:45'))).toBe(true)
  const waiting = [{ id: 'edit00000000001', edit: move('12:00'), savedAt: '2026-11-30T05:00:00Z' }]
  expect(withFittingEdits([FITTING], waiting)).toMatchObject([{ time: '12:00', rev: 2 }])
  expect(withFittingEdits([], waiting)).toMatchObject([{ id: FITTING.id, time: '12:00' }])
})
