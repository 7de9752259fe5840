import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '#domain/orders/order.ts'
import { percentChange, revenue } from '#domain/desk/revenue.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MIDNIGHT = Date.parse('2026-11-21T18:30:00Z')

const sale = (daysAgo: number, total: number, status: OrderStatus = 'confirmed') => ({
  placedMs: MIDNIGHT - daysAgo * DAY_MS - 1,
  total,
  status,
})

describe('revenue', () => {
  it('is compared with the previous period', () => {
    const sales = [sale(0, 1000), sale(6, 500), sale(7, 800), sale(13, 400), sale(14, 9999)]
    const { period, before, percent, total } = revenue(sales, MIDNIGHT, 7)
    expect({ period, before, percent, total }).toEqual({
      period: 1500,
      before: 1200,
      percent: 25,
      total: 12699,
    })
  })

  it('counts orders from confirmed on, without cancelled ones', () => {
    const sales = [sale(1, 100, 'placed'), sale(1, 200, 'cancelled'), sale(1, 300, 'delivered')]
    expect(revenue(sales, MIDNIGHT, 30).period).toBe(300)
  })

  it('has a bar per day, oldest first, and the bars add up', () => {
    const { days, period } = revenue([sale(0, 100), sale(29, 50), sale(29, 1)], MIDNIGHT, 30)
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ fromMs: MIDNIGHT - 30 * DAY_MS, rupees: 51 })
    expect(days[29]?.rupees).toBe(100)
    expect(days.reduce((sum, { rupees }) => sum + rupees, 0)).toBe(period)
  })

  it('counts an order at the exact end in the following period', () => {
    const atTheEnd = { ...sale(0, 70), placedMs: MIDNIGHT }
    expect(revenue([atTheEnd], MIDNIGHT, 7)).toMatchObject({ period: 0, total: 70 })
  })

  it('has no percentage when the previous period was empty', () => {
    expect(percentChange(0, 500)).toBeUndefined()
    expect(percentChange(400, 300)).toBe(-25)
    expect(revenue([], MIDNIGHT, 7)).not.toHaveProperty('percent')
  })
})
