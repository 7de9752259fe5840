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
