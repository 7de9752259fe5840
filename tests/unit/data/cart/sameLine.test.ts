import { beforeEach, describe, expect, test } from 'vitest'
import { EMPTY_SHIPPING } from '#domain/orders/shipping.ts'
import { orderDraftOf } from '#domain/orders/checkoutDraft.ts'
import { PAYMENT_METHOD } from '#domain/orders/order.ts'
import { product } from '#tests/harness/data/products.ts'
import { startDevice, type Device } from '#tests/harness/device/device.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'

const SUIT = product({ measurements: [] })
const ASHA = 'asha00000000000'

let device: Device

beforeEach(() => {
  device = startDevice()
})

const openTab = () =>
  device.open(async () => ({
    ...(await import('#data/cart/cart.ts')),
    ...(await import('#data/cart/editCart.ts')),
    ...(await import('#data/cart/cartCount.ts')),
    ...(await import('#data/outbox/orderRow.ts')),
    ...(await import('#data/account/ownerRows.ts')),
    ...(await import('#data/storage/database.ts')),
  }))

type Tab = Awaited<ReturnType<typeof openTab>>

/** Material and quantity of each line, in their order. */
async function linesOf(tab: Tab): Promise<string[]> {
  const lines = await valueOf(tab.cartLines)
  return lines.map(({ material, quantity }) => `${quantity} ${material}`.trim())
}

async function added(tab: Tab, choice: Parameters<Tab['addToCart']>[1] = {}) {
  const line = await tab.addToCart(SUIT, choice)
  if (!line.ok) throw new Error(line.problem.code)
  return line.value
}

function signInAs(id: string): void {
  device.storage.set('darzi_shopper', JSON.stringify({ token: 'a.b.c', record: { id } }))
}

/** The order that a checkout places which shows the cart as it is now. */
async function orderOf(tab: Tab, id: string) {
  const lines = await valueOf(tab.cartLines)
  const fields = { shipping: EMPTY_SHIPPING, note: '', neededBy: '', remembered: false }
  const draft = { order: id, ...fields } as const
  const context = { user: '', currency: 'INR' } as const
  return { draft: orderDraftOf({ ...draft, paymentMethod: PAYMENT_METHOD }, lines, context), lines }
}

describe('a piece added twice', () => {
  test('is one line with both, which says that it was joined', async () => {
    const tab = await openTab()
    expect(await added(tab)).toMatchObject({ quantity: 1, isJoined: false })
    expect(await added(tab, { quantity: 2 })).toMatchObject({ quantity: 3, isJoined: true })
    expect(await linesOf(tab)).toEqual(['3'])
    expect(tab.cartCount.current()).toBe(1)
  })

  test('starts another line once its line would hold more than 99', async () => {
    const tab = await openTab()
    await added(tab, { quantity: 98 })
    expect(await added(tab, { quantity: 2 })).toMatchObject({ quantity: 2, isJoined: false })
    await added(tab)
    expect(await linesOf(tab)).toEqual(['99', '2'])
  })

  test('is joined in a cart that has no room for another line', async () => {
    const tab = await openTab()
    for (let line = 0; line < 50; line += 1) await added(tab, { material: `Cloth ${line}` })
    expect(await added(tab, { material: 'Cloth 7' })).toMatchObject({ quantity: 2 })
    expect(await tab.addToCart(SUIT)).toEqual({ ok: false, problem: { code: 'cartFull' } })
  })

  test('is a line of its own at a new price, until that price is accepted', async () => {
    const tab = await openTab()
    await added(tab)
    await tab.addToCart({ ...SUIT, price: 44_999 })
    expect(await linesOf(tab)).toEqual(['1', '1'])
    const change = { product: SUIT.id, name: SUIT.name, was: SUIT.price, now: 44_999 }
    const repriced = await tab.repriceCart([change])
    expect(repriced).toMatchObject({ ok: true, value: [{ price: 44_999, quantity: 2 }] })
    expect(await linesOf(tab)).toEqual(['2'])
  })

  test('in two tabs at once, is one line with all of them', async () => {
    const one = await openTab()
    const other = await openTab()
    const adding = [one, other, one, other].map((tab) => added(tab))
    await Promise.all(adding)
    expect(await linesOf(await openTab())).toEqual(['4'])
  })

  test('comes back into its line when its removal is undone', async () => {
    const tab = await openTab()
    const line = await added(tab, { quantity: 2 })
    const removed = await tab.removeLine(line.id)
    await added(tab)
    if (removed) await tab.restoreLine(removed)
    expect(await linesOf(tab)).toEqual(['3'])
  })
})

describe('a line that is edited', () => {
  test('takes the pieces of one that it no longer differs from, and keeps its place', async () => {
    const tab = await openTab()
    await added(tab, { material: 'Wool', quantity: 2 })
    await added(tab, { material: 'Silk' })
    const { id } = await added(tab, { material: 'Linen' })
    const preferences = { material: 'Wool', color: '', fitType: '', additionalRequests: '' }
    const changed = await tab.changeLine(id, { material: 'Wool', preferences })
    expect(changed).toMatchObject({ ok: true, value: { id, quantity: 3, isJoined: true } })
    expect(await linesOf(tab)).toEqual(['1 Silk', '3 Wool'])
    expect(tab.cartCount.current()).toBe(2)
  })

  test('joins nothing when only its quantity changes', async () => {
    const tab = await openTab()
    const first = await added(tab, { quantity: 99 })
    await added(tab, { quantity: 5 })
    expect(await tab.setQuantity(first.id, 1)).toMatchObject({ value: { isJoined: false } })
    expect(await linesOf(tab)).toEqual(['1', '5'])
  })
})

test('a guest’s pieces join those that the account’s cart has already, once', async () => {
  const tab = await openTab()
  signInAs(ASHA)
  await added(tab, { material: 'Wool' })
  device.storage.delete('darzi_shopper')
  await added(tab, { material: 'Wool', quantity: 2 })
  await added(tab, { material: 'Silk' })
  signInAs(ASHA)
  await tab.adoptGuest(ASHA)
  await tab.adoptGuest(ASHA)
  expect(await linesOf(tab)).toEqual(['3 Wool', '1 Silk'])
  expect(tab.cartCount.current()).toBe(2)
})

describe('an order', () => {
  test('takes the pieces that its checkout showed; one added elsewhere since stays', async () => {
    const tab = await openTab()
    await added(tab)
    const { draft, lines } = await orderOf(tab, 'order0000000001')
    const elsewhere = await openTab()
    await added(elsewhere, { quantity: 2 })
    await tab.inDatabase((db) => tab.enqueueOrder(db, draft, lines))
    const [row] = await tab.inDatabase((db) => db.outbox.toArray())
    expect(row).toMatchObject({ payload: { lines: [{ quantity: 1 }] }, lines: [{ quantity: 1 }] })
    expect(await linesOf(tab)).toEqual(['2'])
  })

  test('that is refused gives its pieces back to the line that has been added meanwhile', async () => {
    const tab = await openTab()
    await added(tab, { quantity: 2 })
    const { draft, lines } = await orderOf(tab, 'order0000000001')
    await tab.inDatabase((db) => tab.enqueueOrder(db, draft, lines))
    await added(tab)
    await tab.inDatabase((db) =>
      db.transact([db.outbox, db.cart, db.drafts], async () => {
        const row = await db.outbox.get(draft.id)
        if (row) await tab.restoreToCart(db, row)
      }),
    )
    expect(await linesOf(tab)).toEqual(['3'])
  })
})
