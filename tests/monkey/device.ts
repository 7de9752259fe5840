import type { Page } from 'playwright-core'
import { asObject } from '#tests/harness/server/ask.ts'

export type Row = Record<string, unknown>

const TABLES = ['cart', 'outbox', 'receipts', 'measurementSets'] as const

/** What a page says, and what its device has stored, by table. */
export type Device = { text: string } & Record<(typeof TABLES)[number], Row[]>

/** Reads the page and its storage, past the shop's own code. */
export async function lookAt(page: Page): Promise<Device> {
  const { text, rows } = await page.evaluate(readInPage, [...TABLES])
  const [cart = [], outbox = [], receipts = [], measurementSets = []] = rows.map(rowsIn)
  return { text, cart, outbox, receipts, measurementSets }
}

/** The objects of a list. */
export function rowsIn(list: unknown): Row[] {
  return Array.isArray(list) ? list.map((row: unknown) => asObject(JSON.stringify(row))) : []
}

async function readInPage(tables: string[]): Promise<{ text: string; rows: unknown[] }> {
  const settled = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('The storage was detached.')))
    })
  const db = await settled(indexedDB.open('darzi'))
  try {
    const reading = db.transaction(tables)
    const asked = tables.map((table) => settled(reading.objectStore(table).getAll()))
    return { text: document.body.innerText, rows: await Promise.all(asked) }
  } finally {
    db.close()
  }
}
