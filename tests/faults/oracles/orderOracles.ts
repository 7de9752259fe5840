import type { Oracle } from './oracles.ts'
import type { Outcome } from '#tests/faults/model/outcome.ts'

/** Where a cart line is at the end. */
type Whereabouts = { carts: number; orders: Set<string> }

/**
 * Every line ever added to a cart is still in it, in exactly one order (queued on the device or
 * stored by the server), or was removed or cancelled by the shopper.
 */
export const ORDER_ORACLES = {
  'a line has vanished': (outcome) => {
    const excused = excusedLines(outcome)
    return outcome.lines
      .filter(({ reported, label }) => reported && !excused.has(label))
      .filter(({ label }) => {
        const { carts, orders } = whereabouts(label, outcome)
        return carts === 0 && orders.size === 0
      })
      .map(({ label }) => label)
  },
  'a line is in two orders': (outcome) =>
    outcome.lines
      .filter(({ label }) => whereabouts(label, outcome).orders.size > 1)
      .map(({ label }) => label),
  'ordered and still in the cart': (outcome) =>
    outcome.lines
      .filter(({ label }) => {
        const { carts, orders } = whereabouts(label, outcome)
        return carts > 1 || (carts > 0 && orders.size > 0)
      })
      .map(({ label }) => label),
  'what waited changed hands': ({ changedHands }) => changedHands,
} satisfies Record<string, Oracle>

function whereabouts(label: string, { reports, stored }: Outcome): Whereabouts {
  const inCarts = reports.flatMap(({ cart }) => cart).filter((line) => line.label === label)
  const waiting = reports.flatMap((report) => report.waiting)
  const orders = [...waiting, ...stored].filter(({ lines }) => lines.includes(label))
  return { carts: inCarts.length, orders: new Set(orders.map(({ id }) => id)) }
}

/** Lines that the shopper removed, cancelled with their order, or that the server lost with its data. */
function excusedLines({ removed, cancelled, rolledBack, seenWaiting }: Outcome): Set<string> {
  const ended = seenWaiting.filter(
    ({ id }) => cancelled.reported.has(id) || cancelled.maybe.has(id) || rolledBack.has(id),
  )
  return new Set([...removed, ...rolledBack, ...ended.flatMap(({ lines }) => lines)])
}
