import { vi } from 'vitest'
import type { Discount } from '#domain/base/offer.ts'
import type { PriceChange, RefusedFields } from '#domain/base/refusal.ts'
import { refusalResponse } from '#tests/harness/data/refusal.ts'

type Answer =
  | { kind: 'stored' }
  | { kind: 'pricesChanged'; changes: PriceChange[] }
  | { kind: 'refused'; fields: RefusedFields }
  | { kind: 'failed' }
  | { kind: 'unreachable' }

type Sent = {
  id: string
  city: string
  user: string
  lines: { price: number; quantity: number; discount?: Discount }[]
}

/**
 * A fake orders API at the network boundary. It answers each order with the next of the given
 * answers, repeating the last one, and records what it was sent. Preferences and addresses are
 * stored.
 */
export function fakeOrdersApi(...answers: Answer[]): { sent: Sent[] } {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    await new Promise((later) => setTimeout(later, 30))
    if (url.endsWith('/api/health')) return Response.json({ code: 200, message: '', data: {} })
    const order = JSON.parse(body ?? '{}') as Sent
    if (url.includes('/collections/preferences/')) return Response.json(order)
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? { kind: 'stored' }
    sent.push(order)
    if (answer.kind === 'unreachable') throw new TypeError('Failed to fetch')
    if (answer.kind === 'stored') return Response.json(stored(order))
    if (answer.kind === 'failed')
      return Response.json({ status: 500, message: 'Oops.', data: {} }, { status: 500 })
    if (answer.kind === 'refused')
      return refusalResponse(400, 'orderRefused', { fields: answer.fields })
    return refusalResponse(409, 'pricesChanged', { changes: answer.changes })
  })
  return { sent }
}

function stored(order: Sent) {
  const total = order.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const number = `ET-${parseInt(order.id.slice(0, 8), 36)}`
  const now = '2026-11-21 10:00:00.000Z'
  return { ...order, number, total, status: 'placed', seq: 1, rev: 1, created: now }
}
