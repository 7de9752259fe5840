import { expect, it } from 'vitest'
import { keptOf } from '#domain/workroom/keptPromises.ts'

const NOW = Date.parse('2026-11-23T12:00:00+05:30')
const at = (time: string) => Date.parse(`${time}+05:30`)

it('a promise is kept until the end of its day in the shop', () => {
  const day = '2026-11-20'
  expect(keptOf([{ day, readyMs: at('2026-11-20T23:59:59') }], NOW)).toEqual({
    promised: 1,
    kept: 1,
  })
  expect(keptOf([{ day, readyMs: at('2026-11-21T00:00:00') }], NOW)).toEqual({
    promised: 1,
    kept: 0,
  })
  expect(keptOf([{ day, readyMs: undefined }], NOW)).toEqual({ promised: 1, kept: 0 })
})

it('only promises for the last 90 days count, and none for today or later', () => {
  const ready = at('2026-08-01T10:00:00')
  const days = ['2026-08-24', '2026-08-25', '2026-11-22', '2026-11-23', '2027-01-01']
  const promises = days.map((day) => ({ day, readyMs: ready }))
  expect(keptOf(promises, NOW)).toEqual({ promised: 2, kept: 2 })
})
