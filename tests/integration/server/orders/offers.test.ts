import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Offer } from '#domain/base/offer.ts'
import { pocketBaseCommand } from '#tools/server/command.mjs'
import { ask, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder, suit } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

/** Stores what an earlier version stored. */
const SQL = `$app.rootCmd.addCommand(new Command({
  use: 'sql <statement>',
  run: (_, args) => $app.db().newQuery(args[0]).execute(),
}))`

let shop: Shop
let owner: Person

beforeAll(async () => {
  const folders = await minimalSite()
  writeFileSync(join(folders.hooks, 'sql.pb.js'), SQL)
  shop = await startShop({ folders })
  owner = await signInOwner(shop)
})

afterAll(() => shop.stop())

const FIRST: Offer = { kind: 'percent', value: 10, firstOrder: true }

/** Places an order; `discount` is what the phone shows for the line. */
async function place(person: Person | undefined, line: object) {
  const sent = sentOrder({ user: person?.id ?? '', lines: [{ ...suit(), ...line }] })
  return ask(shop, records('orders'), { method: 'POST', token: person?.token ?? '', body: sent })
}

async function addProduct(detail: object) {
  const id = newRecordId()
  const body = { id, name: `Piece ${id}`, description: 'A', price: 500, category: 'Belts', detail }
  return ask(shop, records('products'), { method: 'POST', token: owner.token, body })
}

describe('an offer for the first order', () => {
  it('is given once, and again when that order was cancelled', async () => {
    const shopper = await newShopper(shop)
    const discount = { offer: FIRST, rupees: 4300 }
    const first = await place(shopper, { discount })
    expect(first.body).toMatchObject({ total: 38_699, lines: [{ price: 42_999, discount }] })

    const second = await place(shopper, { discount })
    expect(second.status).toBe(409)
    const change = { now: 42_999, was: 42_999, lost: FIRST }
    expect(second.body).toMatchObject({ data: { changes: [change] } })

    const path = records('orders', String(first.body['id']))
    const cancel = { status: 'cancelled', rev: first.body['rev'] }
    await ask(shop, path, { method: 'PATCH', token: shopper.token, body: cancel })
    expect((await place(shopper, { discount })).body).toMatchObject({ total: 38_699 })
  })

  it('is not given to a guest, who is asked before paying the full price', async () => {
    expect((await place(undefined, { discount: { offer: FIRST, rupees: 4300 } })).status).toBe(409)
    const { body } = await place(undefined, {})
    expect(body).toMatchObject({ total: 42_999 })
    expect(JSON.stringify(body['lines'])).not.toContain('discount')
  })

  it('is granted to a version of the shop that does not know offers', async () => {
    expect((await place(await newShopper(shop), {})).body).toMatchObject({ total: 38_699 })
  })
})

describe('a product’s offer', () => {
  it('is derived from the sentence that an earlier desk sends', async () => {
    const detail = { sizes: [], materials: [], discount: '5% off when you order 2 or more' }
    const { body } = await addProduct(detail)
    const offer = { kind: 'percent', value: 5, minQuantity: 2 }
    expect(body['detail']).toMatchObject({ offer })
    const line = { product: body['id'], price: 500, quantity: 2, material: '' }
    const preferences = { ...suit().preferences, material: '' }
    expect((await place(undefined, { ...line, preferences })).body).toMatchObject({ total: 950 })
  })

  it('gets its own sentence for versions of the shop that only show it', async () => {
    const offer = { kind: 'rupees', value: 50, code: 'DIWALI' }
    const { body } = await addProduct({ discount: 'Something else', offer })
    expect(body['detail']).toMatchObject({ discount: '₹50 off each with the code DIWALI', offer })
  })

  it('needs its code', async () => {
    const offer: Offer = { kind: 'rupees', value: 50, code: 'DIWALI' }
    const { body } = await addProduct({ offer })
    const line = { product: body['id'], price: 500, material: '' }
    const preferences = { ...suit().preferences, material: '' }
    expect((await place(undefined, { ...line, preferences })).body).toMatchObject({ total: 500 })
    const discount = { offer, rupees: 50 }
    const entered = await place(undefined, { ...line, preferences, discount })
    expect(entered.body).toMatchObject({ total: 450 })
  })

  it('becomes data in a shop of an earlier version, and phones fetch it', async () => {
    const { binary, folders } = shop
    const run = (args: string[]) => pocketBaseCommand({ binary, folders }, args)
    const stored = async (id: string) => (await ask(shop, records('products', id))).body
    await run(['sql', "DELETE FROM _migrations WHERE file = '0043_offers.js'"])
    await run(['sql', "UPDATE products SET detail = json_remove(detail, '$.offer')"])
    await run([
      'sql',
      `UPDATE products SET detail = json_set(detail, '$.discount', '5% off with a matching suit')
       WHERE id = 'demoproduct0002'`,
    ])
    const before = await stored('demoproduct0001')
    const other = await stored('demoproduct0002')
    expect(before['detail']).not.toHaveProperty('offer')

    await run(['migrate', 'up'])
    const after = await stored('demoproduct0001')
    expect(after['detail']).toMatchObject({ offer: FIRST })
    expect(after['seq']).toBeGreaterThan(Number(before['seq']))
    expect(await stored('demoproduct0002')).toEqual(other)
  })
})
