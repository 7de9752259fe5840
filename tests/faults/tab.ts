import { addToCart } from '#data/cart.ts'
import { requestAppointment } from '#data/appointments.ts'
import { inDatabase } from '#data/database.ts'
import { startEngine } from '#data/engine.ts'
import { addSet, saveSet } from '#data/measurementSets.ts'
import { acceptNewPrices, cancelOrder, placeOrder } from '#data/orders.ts'
import { isShownTo } from '#data/handedOverBy.ts'
import { cancelWaiting, confirmWaiting, sendNow } from '#data/outbox.ts'
import { currentOwner } from '#data/owner.ts'
import { savePreferences } from '#data/preferences.ts'
import { pullCatalogue } from '#data/pullCatalogue.ts'
import { subscribe } from '#data/subscribers.ts'
import { sendTailoringRequest } from '#data/tailoring.ts'
import { orderOf, PRICE, SUIT } from './goods.ts'
import type { Flaw, KINDS } from './history.ts'

/**
 * What the world asks of one tab. No other thing of the history has that `mark`, nor any other ever
 * that `label`: what the server stores is known by it.
 */
export type Act =
  | {
      do: 'place'
      kind: (typeof KINDS)[number]
      mark: number
      label: string
      id: string
      flaw: Flaw
    }
  | { do: 'orderAgain'; mark: number; label: string; id: string }
  | { do: 'cancelFirst'; nth: number }
  | { do: 'sayYes' | 'sendNow' | 'pull' | 'report' }

export type Told =
  | { what: 'kept'; id: string; state: 'sent' | 'saved' }
  | { what: 'cancelled'; id: string }
  | { what: 'refused'; code: string }
  | { what: 'done' }
  | { what: 'report'; report: Report }

/** What the phone holds. */
export type Report = {
  owner: string
  waiting: { id: string; kind: string; owner: string; status: string; order: number }[]
  receipts: { id: string; kind: string }[]
  cart: { quantity: number }[]
  sets: { id: string; owner: string; values: Record<string, number | undefined> }[]
  /** What the preferences of whoever is signed in say in words. */
  likes: string
  products: { id: string; description: string }[]
}

startEngine()

/** Does one thing as the page would, and says what the shopper was told. */
export async function act(wish: Act): Promise<Told> {
  if (wish.do === 'place') return place(wish)
  if (wish.do === 'orderAgain') return order({ ...wish, flaw: 'none' }, true)
  if (wish.do === 'cancelFirst') return cancel(wish.nth)
  if (wish.do === 'report') return { what: 'report', report: await report() }
  if (wish.do === 'sayYes') await sayYes()
  if (wish.do === 'sendNow') await sendNow()
  if (wish.do === 'pull') await pullCatalogue(Date.now())
  return { what: 'done' }
}

async function place(wish: Extract<Act, { do: 'place' }>): Promise<Told> {
  const { kind, mark, label, flaw } = wish
  const email = `${label}@example.com`
  const name = `Asha ${mark}`
  const material = flaw === 'field' ? 'x'.repeat(5000) : 'Wool'
  const wishes = { material, color: '#112233', fitType: 'slim', additionalRequests: label }
  if (kind === 'order') return order(wish, false)
  if (kind === 'appointment') {
    const phone = flaw === 'field' ? 'call me' : '+91 98765 43210'
    const form = { name, email, phone, service: 'styling', message: label }
    return told(await requestAppointment(form))
  }
  if (kind === 'tailoring') {
    const more = { measurements: { chest: 1000 + mark }, hasPurchased: false, orderCode: '' }
    return told(await sendTailoringRequest({ ...wishes, ...more }))
  }
  if (kind === 'subscriber') return told(await subscribe(email))
  if (kind === 'preferences') {
    await savePreferences({ ...wishes, material: 'Wool' })
    return { what: 'done' }
  }
  await measure(mark)
  return { what: 'done' }
}

/** The first set is changed again and again, as people do. */
async function measure(mark: number): Promise<void> {
  const owner = currentOwner()
  const mine = await inDatabase((db) => db.measurementSets.where({ owner }).toArray())
  const [first] = mine
  if (first) await saveSet(first, { ...first.values, chest: 500 + mark })
  else await addSet('Mine', { chest: 500 + mark })
}

/** A cart of one line, of which the quantity is the mark, and an order of it. */
async function order(
  { mark, label, id, flaw }: { mark: number; label: string; id: string; flaw: Flaw },
  again: boolean,
): Promise<Told> {
  const user = currentOwner()
  const inCart = await inDatabase((db) => db.cart.where({ owner: user }).toArray())
  let line = inCart.find(({ quantity }) => quantity === mark)?.id
  if (again && !line) return { what: 'done' }
  if (!line) {
    const added = await addToCart(SUIT)
    if (!added.ok) return { what: 'refused', code: added.problem.code }
    line = added.value.id
    await inDatabase((db) => db.cart.update(added.value.id, { quantity: mark }))
  }
  const price = flaw === 'price' ? PRICE - 1 : PRICE
  const placed = await placeOrder(
    orderOf({ id, user, mark, label, price, sound: flaw !== 'field' }),
    [{ id: line }],
  )
  if (!placed.ok) return { what: 'refused', code: placed.problem.code }
  return { what: 'kept', id: placed.value.order.id, state: placed.value.state }
}

function told(
  sent: Awaited<ReturnType<typeof subscribe>>,
): Extract<Told, { what: 'kept' | 'refused' }> {
  if (!sent.ok) return { what: 'refused', code: sent.problem.code }
  return { what: 'kept', ...sent.value }
}

async function cancel(nth: number): Promise<Told> {
  const row = (await shown()).filter(
    ({ kind }) => kind !== 'measurements' && kind !== 'preferences',
  )[nth]
  if (!row) return { what: 'done' }
  const ended = row.kind === 'order' ? await cancelOrder(row.id) : await cancelWaiting(row.id)
  return ended.ok ? { what: 'cancelled', id: row.id } : { what: 'done' }
}

/** What the person at the phone sees of what waits. */
async function shown() {
  const rows = await inDatabase((db) => db.outbox.orderBy('order').toArray())
  return rows.filter((row) => isShownTo(currentOwner(), row))
}

/** The shopper says yes to whatever waits for that. */
async function sayYes(): Promise<void> {
  for (const { id, status } of await shown()) {
    if (status === 'pricesChanged') await acceptNewPrices(id)
    if (status === 'stale' || status === 'signInNeeded') await confirmWaiting(id)
  }
}

function report(): Promise<Report> {
  return inDatabase(async (db) => ({
    owner: currentOwner(),
    waiting: (await db.outbox.toArray()).map(({ id, kind, owner, status, order }) => ({
      ...{ id, kind, owner, status, order },
    })),
    receipts: (await db.receipts.toArray()).map(({ id, kind }) => ({ id, kind })),
    cart: (await db.cart.toArray()).map(({ quantity }) => ({ quantity })),
    sets: (await db.measurementSets.toArray()).map(({ id, owner, values }) => ({
      ...{ id, owner, values: { ...values } },
    })),
    likes: (await db.preferences.get(currentOwner()))?.preferences.additionalRequests ?? '',
    products: (await db.products.toArray()).map(({ id, description }) => ({ id, description })),
  }))
}
