import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '#domain/base/day.ts'
import { promiseFor, type Load } from '#domain/workroom/promise.ts'
import { piecesOf, publicWorkroom, type Work } from '#domain/workroom/workroom.ts'
import { anyLoad, anyWork, anyWorkroom, TODAY, WORKROOM } from '#tests/harness/data/workroom.ts'

const SUIT: Work[] = [{ category: 'Suits', quantity: 1 }]

function promised(work: Work[], load: Load = {}, workroom = WORKROOM) {
  return promiseFor(workroom, { load, isCurrent: true }, work, TODAY)
}

test('a suit takes its working days and the buffer, Sundays left out', () => {
  expect(promised(SUIT)).toEqual({
    trialDate: '2026-12-04',
    dueDate: '2026-12-11',
    confirmed: true,
  })
})

test('the slowest piece decides, and a shirt alone has no trial', () => {
  expect(promised([{ category: 'Shirts', quantity: 1 }])).toMatchObject({
    trialDate: '',
    dueDate: '2026-12-02',
  })
  const both = [...SUIT, { category: 'Shirts', quantity: 1 }]
  expect(promised(both)).toEqual(promised(SUIT))
})

test('a holiday is left out like a Sunday', () => {
  const holidays = ['2026-11-30', '2026-12-01']
  expect(promised(SUIT, {}, { ...WORKROOM, holidays })).toMatchObject({ dueDate: '2026-12-14' })
})

test('a full workroom promises a later day, and the trial moves with it', () => {
  // 64 pieces are made in 16 working days; two more are one day too many
  expect(promised(SUIT, { '2026-12-11': 64 })).toMatchObject({
    trialDate: '2026-12-05',
    dueDate: '2026-12-12',
  })
})

test('an order may not make a later promise late', () => {
  expect(promised(SUIT, { '2026-12-18': 88 })).toMatchObject({ dueDate: '2026-12-19' })
})

test('late pieces have to be made first', () => {
  expect(promised(SUIT, { '2026-11-02': 64 })).toMatchObject({ dueDate: '2026-12-12' })
})

test('a load that is not current leaves the promise to be confirmed', () => {
  const known = { load: {}, isCurrent: false }
  expect(promiseFor(WORKROOM, known, SUIT, TODAY)).toMatchObject({ confirmed: false })
})

test('nothing is promised for an unknown category, or for what is in stock', () => {
  expect(promised([...SUIT, { category: 'Gifts', quantity: 1 }])).toBeUndefined()
  expect(promised([{ category: 'Belts', quantity: 1 }])).toBeUndefined()
})

test('an order of more than ten days’ work has no promise: the house agrees the day', () => {
  const suits = (quantity: number) => promised([{ category: 'Suits', quantity }])
  expect(suits(40)).toMatchObject({ dueDate: '2026-12-11' })
  expect(suits(41)).toBeUndefined()
  const belts = { category: 'Belts', quantity: 99 }
  expect(promised([...SUIT, belts])).toEqual(promised(SUIT))
})

test('nothing is promised beyond two years', () => {
  expect(promised(SUIT, { '2026-12-01': 100_000 })).toBeUndefined()
})

describe('for any order, load and workroom', () => {
  test('no promise falls on a closed day or a holiday, or before the lead time', () => {
    fc.assert(
      fc.property(anyWorkroom, anyLoad, anyWork, (workroom, load, work) => {
        const found = promised(work, load, workroom)
        for (const date of found ? [found.dueDate, found.trialDate] : []) {
          if (date === '') continue
          expect(workroom.closedWeekdays).not.toContain(new Date(`${date}T00:00Z`).getUTCDay())
          expect(workroom.holidays).not.toContain(date)
          expect(date > TODAY).toBe(true)
        }
        if (found) expect(found.trialDate <= found.dueDate).toBe(true)
      }),
    )
  })

  test('more load never brings a promise forward', () => {
    fc.assert(
      fc.property(anyWorkroom, anyLoad, anyLoad, anyWork, (workroom, load, more, work) => {
        const sum: Record<string, number> = { ...load }
        for (const [date, pieces] of Object.entries(more)) sum[date] = (sum[date] ?? 0) + pieces
        const before = promised(work, load, workroom)
        const after = promised(work, sum, workroom)
        if (!before) {
          expect(after).toBeUndefined()
          return
        }
        if (!after) return
        expect(after.dueDate >= before.dueDate).toBe(true)
        expect(after.trialDate >= before.trialDate).toBe(true)
      }),
    )
  })

  test('a kept promise leaves every later one possible', () => {
    fc.assert(
      fc.property(anyWorkroom, anyLoad, anyWork, (workroom, load, work) => {
        const found = promised(work, load, workroom)
        if (!found) return
        const { dueDate } = found
        const sum = { ...load, [dueDate]: (load[dueDate] ?? 0) + piecesOf(workroom, work) }
        // Nothing more fits in only if what is there already does.
        const last = Object.keys(sum).sort().at(-1) ?? dueDate
        for (let day = dayOf(dueDate) ?? 0; day <= (dayOf(last) ?? 0); day++) {
          const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
          const due = Object.entries(sum).filter(([on]) => on <= date)
          const pieces = due.reduce((total, [, count]) => total + count, 0)
          expect(pieces).toBeLessThanOrEqual(workdaysUntil(date, workroom) * workroom.piecesPerDay)
        }
      }),
    )
  })

  test('what shoppers read promises the same days and does not reveal the buffer', () => {
    fc.assert(
      fc.property(anyWorkroom, anyLoad, anyWork, (workroom, load, work) => {
        const read = publicWorkroom(workroom)
        expect(read.bufferDays).toBe(0)
        expect(promised(work, load, read)).toEqual(promised(work, load, workroom))
      }),
    )
  })
})

function workdaysUntil(date: string, { closedWeekdays, holidays }: typeof WORKROOM): number {
  let count = 0
  for (let day = (dayOf(TODAY) ?? 0) + 1; day <= (dayOf(date) ?? 0); day++) {
    const at = new Date(day * 86_400_000)
    const isHoliday = holidays.includes(at.toISOString().slice(0, 10))
    if (!closedWeekdays.includes(at.getUTCDay()) && !isHoliday) count += 1
  }
  return count
}
