import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstOverload, weeksOf } from '#domain/workroom/weeks.ts'
import { anyLoad, anyWorkroom, TODAY, WORKROOM } from '#tests/harness/data/workroom.ts'

describe('the weeks of the workroom', () => {
  it('end on Sunday, and count late pieces in the first', () => {
    const load = { '2026-11-20': 3, '2026-11-26': 4, '2026-12-01': 90 }
    expect(weeksOf(WORKROOM, load, TODAY, 3)).toMatchObject([
      { from: '2026-11-24', until: '2026-11-29', due: 7, canMake: 20, isOverloaded: false },
      { from: '2026-11-30', until: '2026-12-06', due: 90, canMake: 24, isOverloaded: true },
      { from: '2026-12-07', until: '2026-12-13', due: 0, canMake: 24, isOverloaded: true },
    ])
    expect(firstOverload(WORKROOM, load, TODAY)).toBe('2026-12-01')
    expect(firstOverload(WORKROOM, {}, TODAY)).toBeUndefined()
  })

  it('name what is due and can be made on each day, without the closed ones', () => {
    const load = { '2026-11-20': 3, '2026-11-26': 4, '2026-11-29': 1 }
    expect(weeksOf(WORKROOM, load, TODAY, 1)[0]?.days).toEqual([
      { date: '2026-11-24', due: 3, canMake: 4 },
      { date: '2026-11-25', due: 0, canMake: 4 },
      { date: '2026-11-26', due: 4, canMake: 4 },
      { date: '2026-11-27', due: 0, canMake: 4 },
      { date: '2026-11-28', due: 0, canMake: 4 },
      { date: '2026-11-29', due: 1, canMake: 0 },
    ])
  })

  it('together hold all that is promised until their end', () => {
    fc.assert(
      fc.property(anyWorkroom, anyLoad, (workroom, load) => {
        const weeks = weeksOf(workroom, load, TODAY, 30)
        const end = weeks.at(-1)?.until ?? ''
        const promised = Object.entries(load).filter(([date]) => date <= end)
        const sum = weeks.reduce((total, { due }) => total + due, 0)
        expect(sum).toBe(promised.reduce((total, [, pieces]) => total + pieces, 0))
        const isLate = weeks.some(({ isOverloaded }) => isOverloaded)
        if (isLate) expect(firstOverload(workroom, load, TODAY)).toBeDefined()
      }),
    )
  })
})
