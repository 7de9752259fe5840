import { expect, it } from 'vitest'
import { keptOf } from '#domain/workroom/keptPromises.ts'

const NOW = Date.parse('2026-11-23T12:00:00+05:30')

it('a promise is kept by what is ready on its day', () => {
  const day = '2026-11-20'
  expect(keptOf([{ day, readyDay: '2026-11-20' }], NOW)).toEqual({ promised: 1, kept: 1 })
  expect(keptOf([{ day, readyDay: '2026-11-21' }], NOW)).toEqual({ promised: 1, kept: 0 })
  expect(keptOf([{ day, readyDay: '' }], NOW)).toEqual({ promised: 1, kept: 0 })
})

it('only promises for the last 90 days count, and none for today or later', () => {
  const days = ['2026-08-24', '2026-08-25', '2026-11-22', '2026-11-23', '2027-01-01']
  const promises = days.map((day) => ({ day, readyDay: '2026-08-01' }))
  expect(keptOf(promises, NOW)).toEqual({ promised: 2, kept: 2 })
})
