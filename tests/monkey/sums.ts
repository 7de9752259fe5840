import type { Page } from 'playwright-core'
import { postedBy } from '#domain/money/ledger.ts'
import { formatPaise } from '#domain/money/paise.ts'
import { idOf, lookAt, lookAtLast, openLast, type Device, type Row } from './device.ts'

/** How long a page may take to add up, in milliseconds: its sum and its entries come apart. */
const ADDED_UP_MS = 2000

/** How long a page may take to show the latest sum, in milliseconds. */
const SHOWN_MS = 30_000

type Ledgers = { orders: Row[]; order_events: Row[] }

/** An order's page shows what its entries add up to, once both have been read. */
export async function wrongSums(page: Page, { path, ledger }: Device): Promise<string[]> {
  if (!path.startsWith('/admin/orders/') || doesAddUp(ledger)) return []
  await page.waitForTimeout(ADDED_UP_MS)
  const later = await lookAt(page)
  if (later.path !== path || doesAddUp(later.ledger)) return []
  const { received, entries } = later.ledger
  return [`${path} says that ${String(received)} was received, of ${entries.join('; ')}`]
}

function doesAddUp({ received, entries }: Device['ledger']): boolean {
  const paise = entries.map((entry) => {
    const [, rupees = '0', what] = /^₹([\d,.]+) (received|returned)/.exec(entry) ?? []
    return Math.round(Number(rupees.replaceAll(',', '')) * 100) * (what === 'returned' ? -1 : 1)
  })
  return (
    received === undefined || received === formatPaise(paise.reduce((sum, one) => sum + one, 0))
  )
}

/** The sums at the server, and then on the page, of each order that someone has paid for. */
export async function sumsThatDiffer(page: Page, { orders, order_events: events }: Ledgers) {
  const differences: string[] = []
  for (const order of orders) {
    const entries = events.filter((event) => event['order'] === idOf(order)).map(entryOf)
    const { received } = postedBy(entries)
    if (received !== order['received'])
      differences.push(`${idOf(order)} has received ${String(order['received'])}, of ${received}`)
    if (received === 0) continue
    await openLast(page, `/admin/orders/${idOf(order)}`)
    const says = async () => (await lookAtLast(page)).ledger.received
    const end = Date.now() + SHOWN_MS
    while ((await says()) !== formatPaise(received) && Date.now() < end)
      await page.waitForTimeout(ADDED_UP_MS)
    const said = await says()
    if (said !== formatPaise(received))
      differences.push(`the page of ${idOf(order)} says ${String(said)}, of ${received} paise`)
  }
  return differences
}

function entryOf({ kind, paise }: Row) {
  return { kind: String(kind), paise: Number(paise) }
}
