import type { Page } from 'playwright-core'
import { adminMoney } from '#copy/desk/adminMoney.ts'
import { money } from '#copy/money/money.ts'
import { asObject } from '#tests/harness/server/ask.ts'
import { isMissed } from './acts.ts'

export type Row = Record<string, unknown>

const TABLES = ['cart', 'outbox', 'receipts', 'measurementSets'] as const

/** What a page says of an order's money: the sum, if it shows one, and the entries that it lists. */
type Ledger = { received: string | undefined; entries: string[] }

type Screen = { path: string; text: string; ledger: Ledger }

/** What a page says, and what its device has stored, by table. */
export type Device = Screen & Record<(typeof TABLES)[number], Row[]>

/** How often a page that reloads is read again, and after how many milliseconds. */
const TRIES = 10
const TRY_AGAIN_MS = 500

/** Reads the page and its storage, past the shop's own code. */
export async function lookAt(page: Page): Promise<Device> {
  const words = { received: money.received, entries: adminMoney.entries }
  const { screen, rows } = await page.evaluate(readInPage, { tables: [...TABLES], words })
  const [cart = [], outbox = [], receipts = [], measurementSets = []] = rows.map(rowsIn)
  return { ...screen, cart, outbox, receipts, measurementSets }
}

/** The same, also while the page reloads or leaves for another. */
export async function lookAtLast(page: Page): Promise<Device> {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await lookAt(page)
    } catch (error) {
      if (!isMissed(error)) throw error
      await page.waitForTimeout(TRY_AGAIN_MS)
    }
  }
  return lookAt(page)
}

/** How long the last pages may take to open, in milliseconds. */
const OPENED_MS = 30_000

/** Opens a page that may be leaving for another. */
export async function openLast(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address, { timeout: OPENED_MS })
  } catch (error) {
    if (!isMissed(error)) throw error
    await page.goto(address, { timeout: OPENED_MS })
  }
}

/** Makes everything in the outbox due: after many failures an entry waits up to 15 minutes. */
export async function hurryOutbox(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('darzi')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const writing = opening.result.transaction('outbox', 'readwrite')
    const walking = writing.objectStore('outbox').openCursor()
    walking.addEventListener('success', () => {
      const cursor = walking.result
      cursor?.update({ ...cursor.value, nextAt: Date.now() })
      cursor?.continue()
    })
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    opening.result.close()
  })
}

export function idOf({ id }: Row): string {
  return String(id)
}

/** The objects of a list. */
export function rowsIn(list: unknown): Row[] {
  return Array.isArray(list) ? list.map((row: unknown) => asObject(JSON.stringify(row))) : []
}

type Wanted = { tables: string[]; words: { received: string; entries: string } }

async function readInPage({ tables, words }: Wanted): Promise<{ screen: Screen; rows: unknown[] }> {
  const textOf = ({ textContent }: Element) => textContent
  const received = [...document.querySelectorAll('dt')].find((dt) => textOf(dt) === words.received)
  const entries = document.querySelectorAll(`[aria-label="${words.entries}"] > li > span`)
  const screen = {
    path: location.pathname,
    text: document.body.innerText,
    ledger: {
      received: received?.nextElementSibling?.textContent,
      entries: [...entries].map(textOf),
    },
  }
  const settled = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('The storage was detached.')))
    })
  const db = await settled(indexedDB.open('darzi'))
  try {
    const reading = db.transaction(tables)
    const asked = tables.map((table) => settled(reading.objectStore(table).getAll()))
    return { screen, rows: await Promise.all(asked) }
  } finally {
    db.close()
  }
}
