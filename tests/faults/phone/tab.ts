import { addToCart, removeLine } from '#data/cart/cart.ts'
import { schedulePull } from '#data/catalogue/sync.ts'
import { subscribe } from '#data/requests/newsletter.ts'
import { requestAppointment, sendTailoringRequest } from '#data/requests/requests.ts'
import { inDatabase } from '#data/storage/database.ts'
import { startEngine } from '#data/sync/engine.ts'
import { addSet, saveSet } from '#data/measurements/measurementSets.ts'
import { withoutOwner } from '#data/storage/rows.ts'
import { acceptNewPrices } from '#data/orders/orders.ts'
import { isVisibleTo } from '#data/outbox/submittedBy.ts'
import { cancelWaiting, confirmWaiting } from '#data/outbox/sending/waitingEntry.ts'
import { sendNow } from '#data/outbox/sending/queue.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { savePreferences } from '#data/requests/preferences.ts'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import { lastEditedMs } from '#domain/measurements/measurementSet.ts'
import type { MeasurementField } from '#domain/length/measurement.ts'
import { openCheckout, placeFromCheckout } from '#tests/faults/model/checkout.ts'
import { PRICE, SUIT } from '#tests/faults/model/goods.ts'
import { labelsIn, likesIn, reportOf, type Likes, type Report } from '#tests/faults/report.ts'
import type { Flaw, FormKind, Seen } from '#tests/faults/model/step.ts'

/**
 * What the test asks of one tab. `label` is unique among cart lines, forms and edits: it identifies
 * what the server stores.
 */
export type TabCommand =
  | { do: 'add'; label: string; oldPrice: boolean }
  | { do: 'remove'; nth: number }
  | { do: 'order'; label: string; seen: Seen; isValid: boolean }
  | { do: 'send'; kind: FormKind; mark: number; label: string; flaw: Flaw }
  | { do: 'measure'; field: MeasurementField; value: number }
  | { do: 'like'; field: keyof Likes; value: string }
  | { do: 'cancel'; nth: number }
  | { do: 'checkout' | 'sayYes' | 'sendNow' | 'pull' | 'report' }

export type TabReply =
  | { what: 'added' | 'removed'; label: string }
  | { what: 'saved'; id: string; state: 'sent' | 'saved' }
  /** `at` is when the edit was made, by this device's clock. */
  | { what: 'edited'; set: string; at: number }
  /** `lines` are the labels of an order's lines, which end with it. */
  | { what: 'cancelled'; id: string; lines: string[] }
  | { what: 'refused'; code: string }
  | { what: 'done' }
  | { what: 'report'; report: Report }

const DONE: TabReply = { what: 'done' }

startEngine()

/** Performs one action as the page would, and returns the result shown to the shopper. */
export async function runCommand(wish: TabCommand): Promise<TabReply> {
  switch (wish.do) {
    case 'add':
      return add(wish.label, wish.oldPrice ? PRICE - 1 : PRICE)
    case 'remove':
      return remove(wish.nth)
    case 'checkout':
      await openCheckout()
      return DONE
    case 'order':
      return placeFromCheckout(wish)
    case 'send':
      return sendForm(wish)
    case 'measure':
      return measure(wish.field, wish.value)
    case 'like':
      return like(wish.field, wish.value)
    case 'cancel':
      return cancel(wish.nth)
    case 'sayYes':
      await sayYes()
      return DONE
    case 'sendNow':
      await sendNow()
      return DONE
    case 'pull':
      schedulePull()
      return DONE
    case 'report':
      return { what: 'report', report: await inDatabase(reportOf) }
  }
}

async function add(label: string, price: number): Promise<TabReply> {
  const added = await addToCart(
    { ...SUIT, price },
    {
      preferences: { ...DEFAULT_PREFERENCES, additionalRequests: label },
    },
  )
  if (!added.ok) return { what: 'refused', code: added.problem.code }
  return { what: 'added', label }
}

async function remove(nth: number): Promise<TabReply> {
  const lines = await inDatabase((db) => db.cart.where({ owner: currentOwner() }).toArray())
  const line = lines[nth]
  const removed = line && (await removeLine(line.id))
  return removed ? { what: 'removed', label: removed.preferences.additionalRequests } : DONE
}

async function sendForm({
  kind,
  mark,
  label,
  flaw,
}: Extract<TabCommand, { do: 'send' }>): Promise<TabReply> {
  const email = `${label}@example.com`
  if (kind === 'appointment') {
    const phone = flaw === 'field' ? 'call me' : '+91 98765 43210'
    const form = { name: `Asha ${mark}`, email, phone, service: 'styling', message: label }
    return replyOf(await requestAppointment(form))
  }
  if (kind === 'subscriber') return replyOf(await subscribe(email))
  const material = flaw === 'field' ? 'x'.repeat(5000) : 'Wool'
  const wishes = { material, color: '#112233', fitType: 'slim', additionalRequests: label }
  const more = { measurements: { chest: 1000 + mark }, hasPurchased: false, orderCode: '' }
  return replyOf(await sendTailoringRequest({ ...wishes, ...more }))
}

function replyOf(sent: Awaited<ReturnType<typeof subscribe>>): TabReply {
  if (!sent.ok) return { what: 'refused', code: sent.problem.code }
  return { what: 'saved', ...sent.value }
}

/** Changes the first set again and again, as people do. */
async function measure(field: MeasurementField, value: number): Promise<TabReply> {
  const owner = currentOwner()
  const mine = await inDatabase((db) => db.measurementSets.where({ owner }).sortBy('id'))
  const first = mine.find(({ deleted }) => !deleted)
  const saved = first
    ? await saveSet(withoutOwner(first), { ...first.values, [field]: value })
    : await addSet('Mine', { [field]: value })
  if (!saved.ok) return { what: 'refused', code: saved.problem.code }
  return { what: 'edited', set: saved.value.id, at: lastEditedMs(saved.value, field) ?? Date.now() }
}

/** Changes one preference and leaves the others as the page shows them. */
async function like(field: keyof Likes, value: string): Promise<TabReply> {
  const row = await inDatabase((db) => db.preferences.get(currentOwner()))
  const shown = { ...DEFAULT_PREFERENCES, ...(row && likesIn(row.preferences)) }
  // Another account may have signed in meanwhile.
  const owner = currentOwner()
  const at = Date.now()
  const saved = await savePreferences(shown, { ...shown, [field]: value })
  if (!saved.ok) return { what: 'refused', code: saved.problem.code }
  return { what: 'edited', set: owner, at }
}

async function cancel(nth: number): Promise<TabReply> {
  const row = (await shown()).filter(
    ({ kind }) => kind !== 'measurements' && kind !== 'preferences',
  )[nth]
  if (!row) return DONE
  const ended = await cancelWaiting(row.id)
  return ended.ok ? { what: 'cancelled', id: row.id, lines: labelsIn(row.payload) } : DONE
}

/** The queued entries that the signed-in shopper, or the guest, sees. */
async function shown() {
  const rows = await inDatabase((db) => db.outbox.orderBy('order').toArray())
  return rows.filter((row) => isVisibleTo(currentOwner(), row))
}

/** Confirms everything that waits for confirmation. */
async function sayYes(): Promise<void> {
  for (const { id, status } of await shown()) {
    if (status === 'pricesChanged') await acceptNewPrices(id)
    if (status === 'stale' || status === 'signInNeeded') await confirmWaiting(id)
  }
}
