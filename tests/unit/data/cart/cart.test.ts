import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Offer } from '#domain/base/offer.ts'
import { product } from '#tests/harness/data/products.ts'
import { startDevice, type Device } from '#tests/harness/device/device.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'

const NO_DETAIL = {
  materials: [],
  sizes: [],
  discount: '',
  priceRange: '',
  sleeveLength: '',
  clothType: '',
}
const PLAIN: Offer = { kind: 'percent', value: 10 }
const SUIT = product({ measurements: ['Chest'] })

let device: Device

beforeEach(() => {
  device = startDevice()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const openCart = () =>
  device.open(async () => ({
    ...(await import('#data/cart/cart.ts')),
    ...(await import('#data/cart/editCart.ts')),
    ...(await import('#data/cart/cartCount.ts')),
    ...(await import('#data/cart/offers.ts')),
  }))

function signInAs(id: string): void {
  device.storage.set('darzi_shopper', JSON.stringify({ token: 'a.b.c', record: { id } }))
}

describe('the offer of a piece', () => {
  const detail = { ...NO_DETAIL, offer: { ...PLAIN, firstOrder: true as const } }

  test('for a first order reduces its price for an account, and for no guest', async () => {
    const guest = await openCart()
    expect((await valueOf(guest.pieceDiscounts))(product({ price: 1000, detail }))).toBe(0)
    signInAs('shopper00000001')
    const account = await openCart()
    expect((await valueOf(account.pieceDiscounts))(product({ price: 1000, detail }))).toBe(100)
  })

  test('for several pieces leaves the price of one, even with others in the cart', async () => {
    const cart = await openCart()
    const pair = product({ detail: { ...NO_DETAIL, offer: { ...PLAIN, minQuantity: 2 } } })
    await cart.addToCart(pair)
    await cart.addToCart(pair)
    expect((await valueOf(cart.pieceDiscounts))(pair)).toBe(0)
  })

  test('with a code reduces the price once the code has been entered', async () => {
    const cart = await openCart()
    const coded = product({
      price: 1000,
      detail: { ...NO_DETAIL, offer: { ...PLAIN, code: 'HOLI' } },
    })
    expect((await valueOf(cart.pieceDiscounts))(coded)).toBe(0)
    cart.enterOfferCode('holi')
    await vi.waitFor(async () => expect((await valueOf(cart.pieceDiscounts))(coded)).toBe(100))
  })
})

describe('the cart', () => {
  test('adds a line for each product and counts them', async () => {
    const cart = await openCart()
    await cart.addToCart(SUIT)
    await cart.addToCart(SUIT, { material: 'Wool' })
    expect(cart.cartCount.current()).toBe(2)
    const lines = await valueOf(cart.cartLines)
    expect(lines.map(({ material }) => material)).toEqual(['', 'Wool'])
  })

  test('survives closing the page, and its count is there before the database opens', async () => {
    const first = await openCart()
    await first.addToCart(SUIT)
    const second = await openCart()
    expect(second.cartCount.current()).toBe(1)
    expect(await valueOf(second.cartLines)).toHaveLength(1)
  })

  test('keeps the order of adding when the clock stops or goes back', async () => {
    const cart = await openCart()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
    const materials = ['Wool', 'Linen', 'Cotton', 'Silk', 'Khadi']
    for (const material of materials) await cart.addToCart(SUIT, { material })
    clock.mockReturnValue(1_700_000_000_000)
    await cart.addToCart(SUIT, { material: 'Velvet' })
    const lines = await valueOf(cart.cartLines)
    expect(lines.map(({ material }) => material)).toEqual([...materials, 'Velvet'])
  })

  test('treats a quantity below one as one', async () => {
    const cart = await openCart()
    const added = await cart.addToCart(SUIT)
    if (!added.ok) throw new Error(added.problem.code)
    const changed = await cart.setQuantity(added.value.id, 0)
    expect(changed.ok && changed.value.quantity).toBe(1)
  })

  test('restores a removed line to its position', async () => {
    const cart = await openCart()
    await cart.addToCart(SUIT, { material: 'first' })
    await cart.addToCart(SUIT, { material: 'second' })
    const [first] = await valueOf(cart.cartLines)
    const removed = first && (await cart.removeLine(first.id))
    expect(cart.cartCount.current()).toBe(1)
    if (removed) await cart.restoreLine(removed)
    const lines = await valueOf(cart.cartLines)
    expect(lines.map(({ material }) => material)).toEqual(['first', 'second'])
  })

  test('removes the measurements from a line only on request', async () => {
    const cart = await openCart()
    const added = await cart.addToCart(SUIT)
    if (!added.ok) throw new Error(added.problem.code)
    const { id } = added.value
    const measurements = { set: 's', setName: 'Me', version: 1, values: { chest: 1000 } }
    await cart.changeLine(id, { measurements })
    const changed = await cart.changeLine(id, { material: 'Wool' })
    expect(changed.ok && changed.value.measurements).toEqual(measurements)
    const without = await cart.changeLine(id, { measurements: undefined })
    expect(without.ok && without.value).not.toHaveProperty('measurements')
  })

  test('refuses the fifty-first line', async () => {
    const cart = await openCart()
    for (let line = 0; line < 50; line += 1) await cart.addToCart(SUIT, { material: `${line}` })
    expect(await cart.addToCart(SUIT)).toEqual({ ok: false, problem: { code: 'cartFull' } })
  })

  test('becomes the shopper’s at sign-in, and is hidden after sign-out', async () => {
    const cart = await openCart()
    await cart.addToCart(SUIT)
    signInAs('asha00000000000')
    const rows = await import('#data/account/ownerRows.ts')
    await rows.adoptGuest('asha00000000000')
    expect(cart.cartCount.current()).toBe(1)
    expect(await valueOf(cart.cartLines)).toHaveLength(1)
    device.storage.delete('darzi_shopper')
    expect(cart.cartCount.current()).toBe(0)
    expect(await valueOf(cart.cartLines)).toEqual([])
    signInAs('ravi00000000000')
    expect(await valueOf(cart.cartLines)).toEqual([])
    signInAs('asha00000000000')
    expect(await valueOf(cart.cartLines)).toHaveLength(1)
  })

  test('stays the guest’s when the sign-in ends before it is moved', async () => {
    const cart = await openCart()
    await cart.addToCart(SUIT)
    const rows = await import('#data/account/ownerRows.ts')
    await rows.adoptGuest('asha00000000000')
    expect(await valueOf(cart.cartLines)).toHaveLength(1)
  })
})
