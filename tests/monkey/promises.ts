import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { desk } from '#copy/desk/desk.ts'
import { orderSuccess } from '#copy/shop/checkout.ts'
import { formatPaise, paiseOf } from '#domain/money/paise.ts'
import type { OpenShop } from '#tests/harness/browser/shopInBrowser.ts'
import { ask, asObject, itemsOf, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { SHOPPER } from '#tests/harness/steps/shopperSteps.ts'
import {
  hurryOutbox,
  idOf,
  lookAt,
  lookAtLast,
  openLast,
  rowsIn,
  type Device,
  type Row,
} from './device.ts'
import { MARK, TAKEN } from './errands.ts'
import { sumsThatDiffer, wrongSums } from './sums.ts'

/** How long the outbox may take to drain, in milliseconds: one lost answer takes 15 s. */
const DRAINED_MS = 60_000

/** Notices about a cancelled order, or about cart lines that the user removed or merged. */
const TAKEN_OUT = / removed|Cart cleared|[Cc]ancelled/

/** The kinds of entries whose id the device generates, and the collection that stores each. */
type Collection = 'orders' | 'order_events'

type Stored = Record<Collection, Row[]>

/**
 * Records what the pages promised: the orders and payments that the device accepted, the orders that
 * a page confirmed, the lines added to the cart, and the measurement sets that were saved.
 */
export function promisesTo(email: string) {
  const taken = new Map<string, Collection>()
  /** The marks of the payments and orders that the desk has shown, or says that it has taken. */
  const shown = new Set<string>()
  /** The entry of the outbox that has a mark. */
  const marked = new Map<string, string>()
  /** The sum on the page, or nothing in another currency, by the number of the order. */
  const confirmed = new Map<string, string | undefined>()
  const lines = new Set<string>()
  const sets = new Set<string>()
  /** What has been reported already: a page is likely to say it again after the next act. */
  const reported = new Set<string>()

  /**
   * Inspects the page and its storage; call it after each act.
   * @param done what the act has done, with what the page said of it
   * @returns what contradicts itself there, once
   */
  async function listen(page: Page, done: string): Promise<string[]> {
    const isTaken = TAKEN.some((words) => done.includes(words))
    for (const mark of isTaken ? marksIn(done) : []) shown.add(mark)
    const device = await lookAt(page)
    const { path, text, cart, outbox, receipts, measurementSets } = device
    for (const row of [...outbox, ...receipts]) {
      const collection = collectionOf(row)
      if (collection) taken.set(idOf(row), collection)
    }
    for (const row of outbox) for (const mark of marksIn(row)) marked.set(mark, idOf(row))
    if (path.startsWith('/admin/')) for (const mark of marksIn(text)) shown.add(mark)
    if (text.includes(desk.dropped)) for (const mark of thrownAway(device)) shown.delete(mark)
    const number = /Order (ET-\d+)/.exec(text)?.[1]
    if (number && text.includes(orderSuccess.title))
      confirmed.set(number, /\bTotal\s+(₹[\d,]+)/.exec(text)?.[1])
    if (TAKEN_OUT.test(text)) for (const id of missingLines(device)) lines.delete(id)
    for (const line of cart) lines.add(idOf(line))
    for (const set of measurementSets) sets.add(idOf(set))
    const contradictions = [...linesOrderedTwice(device), ...(await wrongSums(page, device))]
    const unreported = contradictions.filter((text) => !reported.has(text))
    for (const text of unreported) reported.add(text)
    return unreported
  }

  /** The lines that are in neither the cart nor a queued or sent order. */
  function missingLines(device: Device): string[] {
    const known = new Set([...device.cart.map(idOf), ...orderedLines(device)])
    return [...lines].filter((id) => !known.has(id))
  }

  /** The marks of edits that are neither waiting nor sent. */
  function thrownAway({ outbox, receipts }: Device): string[] {
    const known = new Set([...outbox, ...receipts].map(idOf))
    return [...marked].flatMap(([mark, id]) => (known.has(id) ? [] : [mark]))
  }

  /**
   * Sends everything in the outbox, now that the network works again, and compares what was promised
   * with what the server has.
   * @param sentFrom the page that sends it
   * @returns the broken promises
   */
  async function broken(page: Page, shop: OpenShop, sentFrom: string): Promise<string[]> {
    await openLast(page, sentFrom)
    await lookAtLast(page)
    await hurryOutbox(page)
    await openLast(page, sentFrom)
    await drained(page)
    const device = await lookAtLast(page)
    const stored = await storedAt(shop)
    const isAtDesk = sentFrom.startsWith('/admin/')
    // The page counts what waits for a decision, and the server does not.
    const isAllSent = device.outbox.length === 0
    return [
      ...device.outbox.filter(isUnderWay).map((row) => `still in the outbox: ${textOf(row)}`),
      ...[...taken].flatMap(([id, collection]) => wronglyTold(id, device, stored[collection])),
      ...[...confirmed].flatMap(([number, sum]) => wronglyConfirmed(number, sum, stored.orders)),
      ...missingLines(device).map((id) => `neither in the cart nor in an order: line ${id}`),
      ...setsThatDiffer([...sets], device, await setsOf(shop, email)),
      ...marksThatDiffer([...shown], device, stored),
      ...(isAtDesk && isAllSent ? await sumsThatDiffer(page, stored) : []),
    ]
  }

  return { listen, broken }
}

function orderedLines({ outbox, receipts }: Device): string[] {
  const waiting = outbox.flatMap((row) => rowsIn(row['lines']).map(idOf))
  const sent = receipts.flatMap(({ lines: ids }) => (Array.isArray(ids) ? ids.map(String) : []))
  return [...waiting, ...sent]
}

function linesOrderedTwice(device: Device): string[] {
  const all = [...device.cart.map(idOf), ...orderedLines(device)]
  const twice = all.filter((id, place) => all.indexOf(id) < place)
  return twice.map((id) => `twice in the cart and the orders: line ${id}`)
}

/** Waits until the outbox holds only entries that need the user's decision. */
async function drained(page: Page): Promise<void> {
  for (const end = Date.now() + DRAINED_MS; Date.now() < end; await page.waitForTimeout(500)) {
    const { outbox } = await lookAtLast(page)
    if (!outbox.some(isUnderWay)) return
  }
}

/** An entry refused without a reason is retried later, and the page says so. */
function isUnderWay({ status, problem }: Row): boolean {
  return (status === 'queued' || status === 'sending') && problem === undefined
}

/**
 * Checks an id that a device accepted. With a receipt, the server must have the record; without one
 * it was refused or cancelled, and the server must not have it.
 */
function wronglyTold(id: string, { outbox, receipts }: Device, stored: Row[]): string[] {
  if (outbox.some((row) => idOf(row) === id)) return []
  const isTold = receipts.some((row) => idOf(row) === id)
  const isThere = stored.some((row) => idOf(row) === id)
  if (isTold === isThere) return []
  return [isTold ? `told as sent, and not there: ${id}` : `told as not sent, and there: ${id}`]
}

function wronglyConfirmed(number: string, sum: string | undefined, orders: Row[]): string[] {
  const found = orders.filter((order) => order['number'] === number)
  if (found.length !== 1) return [`confirmed, and ${found.length} times there: ${number}`]
  const total = formatPaise(paiseOf(Number(found[0]?.['total'])))
  const isSame = sum === undefined || sum === total
  return isSame ? [] : [`${number} confirmed at ${sum}, and stored at ${total}`]
}

/** A page reports a set as saved once the device has it. The account must then have the same values. */
function setsThatDiffer(ids: string[], { measurementSets }: Device, account: Row[]): string[] {
  return ids.flatMap((id) => {
    const [here, there] = [measurementSets, account].map((all) =>
      all.find((set) => idOf(set) === id),
    )
    if (!there) return [`not in the account: measurement set ${id}`]
    if (there['deleted'] === true && !here) return []
    const isSame = isDeepStrictEqual(here?.['values'], there['values'])
    return isSame ? [] : [`not as saved: measurement set ${id}`]
  })
}

/** Whatever the desk has shown is on the server or in the outbox, and nothing exists twice. */
function marksThatDiffer(shown: string[], { outbox }: Device, stored: Stored): string[] {
  const there = [
    ...stored.orders.flatMap(({ note }) => marksIn(note)),
    ...stored.order_events.flatMap(({ reference }) => marksIn(reference)),
  ]
  const waiting = marksIn(outbox)
  const lost = shown.filter((mark) => !there.includes(mark) && !waiting.includes(mark))
  const doubled = there.filter((mark, place) => there.indexOf(mark) < place)
  return [
    ...lost.map((mark) => `shown, and neither there nor waiting: ${mark}`),
    ...doubled.map((mark) => `duplicated: ${mark}`),
  ]
}

async function storedAt(shop: OpenShop): Promise<Stored> {
  const { token } = await signInOwner(shop)
  const all = async (collection: Collection) =>
    itemsOf(await ask(shop, `${records(collection)}?perPage=1000`, { token }))
  return { orders: await all('orders'), order_events: await all('order_events') }
}

async function setsOf(shop: OpenShop, identity: string): Promise<Row[]> {
  const body = { identity, password: SHOPPER.password }
  const path = '/api/collections/users/auth-with-password'
  const { token } = (await ask(shop, path, { method: 'POST', body })).body
  return itemsOf(await ask(shop, records('measurement_sets'), { token: String(token) }))
}

/** Where the server stores what an entry of the outbox creates; undefined for a change of something. */
function collectionOf({ kind, payload }: Row): Collection | undefined {
  if (kind === 'order') return 'orders'
  const edit = kind === 'desk' ? fieldOf(payload, 'edit') : undefined
  const what = fieldOf(edit, 'what')
  if (what === 'order') return 'orders'
  return what === 'entry' ? 'order_events' : undefined
}

function marksIn(value: unknown): string[] {
  return [...JSON.stringify(value ?? '').matchAll(MARK)].map(String)
}

function fieldOf(value: unknown, name: string): unknown {
  return asObject(JSON.stringify(value ?? {}))[name]
}

function textOf({ id, kind, status }: Row): string {
  return `${String(kind)} ${String(id)}, ${String(status)}`
}
