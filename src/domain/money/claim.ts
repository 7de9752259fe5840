import type { OrderEvent } from '#domain/orders/orderEvent.ts'

/** Whether the latest of what was said about a payment by UPI is the customer's claim. */
export function isClaimOpen(events: readonly OrderEvent[]): boolean {
  const said = events.filter(
    (event) =>
      event.kind === 'claim' ||
      event.kind === 'claimRefused' ||
      (event.kind === 'payment' && event.method === 'upi'),
  )
  const latest = Math.max(...said.map(({ seq }) => seq))
  return said.some(({ kind, seq }) => kind === 'claim' && seq === latest)
}
