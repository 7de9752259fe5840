import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

test.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'])(
  'a day without a time is the same day in %s, on one line',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const { dayText, shortDayText } = await import('#ui/parts/day.ts')
    expect(dayText('2026-12-12')).toBe('12\u00a0December\u00a02026')
    expect(shortDayText('2026-12-12')).toBe('12\u00a0Dec\u00a02026')
  },
)

test('a moment has its year, since orders and measurements are kept for years', async () => {
  const { momentText } = await import('#ui/parts/day.ts')
  expect(momentText('2024-11-21T12:00:00Z')).toMatch(/^2[12] Nov 2024, /)
})

test('an invalid date is shown as nothing', async () => {
  const { dayText, momentText } = await import('#ui/parts/day.ts')
  expect([dayText(''), dayText('soon'), momentText('')]).toEqual(['', '', ''])
})

test('no line ends inside a day of a sentence', async () => {
  const { unbrokenDays } = await import('#ui/parts/day.ts')
  expect(unbrokenDays('Trial by Thu 3 Dec, ready by Thu 10 Dec')).toBe(
    'Trial by Thu\u00a03\u00a0Dec, ready by Thu\u00a010\u00a0Dec',
  )
})
