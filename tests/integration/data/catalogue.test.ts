import { beforeAll, describe, expect, it } from 'vitest'
import { ask, records } from '#tests/harness/server/ask.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'

const shop = shopBehindProxy()

let owner: Person

beforeAll(async () => {
  owner = await signInOwner(shop)
})

async function openShop() {
  const page = await shop.device.open(async () => ({
    cart: await import('#data/cart/cart.ts'),
    catalogue: await import('#data/catalogue/catalogue.ts'),
    pulling: await import('#data/catalogue/pull.ts'),
    database: await import('#data/storage/database.ts'),
  }))
  return {
    ...page,
    pull: () => page.pulling.pullCatalogue(Date.now()),
    ids: async () => (await valueOf(page.catalogue.liveProducts)).map(({ id }) => id),
  }
}

async function addProduct(name = 'A new belt'): Promise<string> {
  const id = newRecordId()
  const body = { id, name, description: 'A piece', price: 500, category: 'Belts' }
  await ask(shop, records('products'), { method: 'POST', token: owner.token, body })
  return id
}

function change(id: string, body: object) {
  const path = `${records('products')}/${id}`
  return ask(shop, path, { method: 'PATCH', token: owner.token, body })
}

describe('the catalogue on a device', () => {
  it('is pulled in one request', async () => {
    const { pull, ids } = await openShop()
    expect(await pull()).toMatchObject({ ok: true })
    expect(await ids()).toHaveLength(30)
    expect((await ids())[0]).toBe('demoproduct0001')
    expect(shop.proxy.seen.map(({ path }) => path.split('?')[0])).toEqual([
      '/api/catalogue/changes',
    ])
  })

  it('makes one request when nothing changed, and fetches only the product that did', async () => {
    const { pull, catalogue } = await openShop()
    await pull()
    const before = shop.proxy.seen.length
    await pull()
    expect(shop.proxy.seen).toHaveLength(before + 1)
    await change('demoproduct0002', { price: 77_777 })
    await pull()
    expect(shop.proxy.seen).toHaveLength(before + 2)
    expect((await catalogue.productById('demoproduct0002'))?.price).toBe(77_777)
  })

  it('applies added, hidden and restored products', async () => {
    const { pull, ids } = await openShop()
    await pull()
    const id = await addProduct()
    await pull()
    expect(await ids()).toContain(id)
    await change(id, { deleted: true })
    await pull()
    expect(await ids()).not.toContain(id)
    await change(id, { deleted: false })
    await pull()
    expect(await ids()).toContain(id)
    await change(id, { draft: true })
    await pull()
    expect(await ids()).not.toContain(id)
  })

  it.each([
    ['deletes', { deleted: true }],
    ['hides', { draft: true }],
  ])('lets no product into the cart that the owner %s while its page is open', async (_, gone) => {
    const { pull, catalogue, cart } = await openShop()
    const id = await addProduct()
    await pull()
    const shown = await catalogue.productById(id)
    if (!shown) throw new Error('the new product did not come')
    expect(await cart.addToCart(shown)).toMatchObject({ ok: true })
    await change(id, gone)
    await pull()
    expect(await cart.addToCart(shown)).toEqual({ ok: false, problem: { code: 'productGone' } })
    const newer = { ...shown, id: newRecordId(), seq: shown.seq + 1000 }
    expect(await cart.addToCart(newer)).toMatchObject({ ok: true })
  })

  it('stays as it is after a truncated response, a captive portal or an error', async () => {
    const { pull, ids } = await openShop()
    await pull()
    const known = await ids()
    const name = `Cut ${newRecordId()}`
    const id = await addProduct(name)
    for (const fault of [
      { kind: 'truncate', bytes: 40 },
      { kind: 'html' },
      { kind: 'status', status: 500 },
      { kind: 'drop-before' },
    ] as const) {
      shop.proxy.spoil(fault)
      expect(await pull()).toMatchObject({ ok: false })
      expect(await ids()).toEqual(known)
    }
    await pull()
    expect(await ids()).toContain(id)
  })

  it('removes hard-deleted products at the next reconciliation', async () => {
    const { pull, ids, database } = await openShop()
    await pull()
    await database.inDatabase(async (db) => {
      const product = await db.products.get('demoproduct0001')
      if (product) await db.products.put({ ...product, id: 'goneforever0001' })
      await db.products.delete('demoproduct0003')
      await db.meta.delete('catalogueReconciled')
    })
    await pull()
    const known = await ids()
    expect(known).not.toContain('goneforever0001')
    expect(known).toContain('demoproduct0003')
  })

  it('starts over when the server is restored to an older state', async () => {
    const { pull, ids, database } = await openShop()
    await pull()
    await database.inDatabase((db) =>
      db.meta.put({ key: 'catalogue', value: { seq: 999_999, epoch: 'another history' } }),
    )
    await pull()
    expect((await ids()).length).toBeGreaterThanOrEqual(30)
    const cursor = await database.inDatabase((db) => db.meta.get('catalogue'))
    expect(cursor?.value).not.toMatchObject({ seq: 999_999 })
  })
})
