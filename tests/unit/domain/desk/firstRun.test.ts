import { expect, test } from 'vitest'
import { demoProducts, doneSteps, hasLaterDemo } from '#domain/desk/firstRun.ts'
import type { OwnedProduct, ProductFields } from '#domain/products/ownedProduct.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { OWNED_SUIT, WOOL_DETAIL } from '#tests/harness/data/products.ts'

const NONE: ReadonlyMap<string, ProductFields> = new Map()
const own = { ...OWNED_SUIT, id: 'ownpiece0000001' }

function names(products: readonly OwnedProduct[], shipped = NONE) {
  const orders = [
    { status: 'stitching', lines: [{ product: 'demoproduct0002' }] },
    { status: 'delivered', lines: [{ product: 'demoproduct0001' }] },
  ]
  const { removable, ordered, edited } = demoProducts(products, orders, shipped)
  return [removable, ordered, edited].map((some) => some.map(({ id }) => id.slice(-2)))
}

function steps(more: Partial<Parameters<typeof doneSteps>[0]>) {
  const products = [OWNED_SUIT]
  const demo = demoProducts(more.products ?? products, [], NONE)
  const records = { passwordChanged: false, shop: DEFAULT_SHOP, products, demo, ...more }
  return [...doneSteps(records)]
}

test('Only demo products that nobody edited and no open order has can be removed', () => {
  const demo = (number: string, more: Partial<OwnedProduct> = {}) => {
    return { ...OWNED_SUIT, id: `demoproduct00${number}`, ...more }
  }
  const products = [
    demo('01'),
    demo('02'),
    demo('03', { rev: 2 }),
    demo('04', { deleted: true }),
    own,
  ]
  expect(names(products)).toEqual([['01'], ['02'], ['03']])
})

test('A demo product that was deleted and restored is the demo product again', () => {
  const came = { ...OWNED_SUIT, detail: { ...WOOL_DETAIL, materials: ['Silk', 'Wool'] } }
  const back = { ...came, rev: 3, detail: { ...WOOL_DETAIL, materials: ['Wool', 'Silk'] } }
  const shipped = new Map([[back.id, came]])
  expect(hasLaterDemo([back])).toBe(true)
  expect(names([back], shipped)).toEqual([['01'], [], []])
  expect(names([{ ...back, price: 1 }], shipped)).toEqual([[], [], ['01']])
  expect(names([{ ...back, photo: '/api/files/own.jpg' }], shipped)).toEqual([[], [], ['01']])
  expect(names([{ ...back, draft: true }], shipped)).toEqual([[], [], ['01']])
})

test('A new house has no step done, and a finished one all of them', () => {
  expect(steps({})).toEqual([])
  const shop = {
    ...DEFAULT_SHOP,
    name: 'House of Neha',
    whatsappNumber: '+91 98765 43210',
    hours: [{ days: 'Tue-Sun', hours: '11am-8pm' }],
  }
  const all = ['password', 'name', 'whatsappNumber', 'hours', 'demo', 'product']
  expect(steps({ shop, products: [own], passwordChanged: true })).toEqual(all)
})

test('The demo’s phone number in another spelling still counts as the demo’s', () => {
  const shop = { ...DEFAULT_SHOP, name: ` ${DEFAULT_SHOP.name} `, whatsappNumber: '05550001420' }
  expect(steps({ shop })).toEqual([])
})

test('A deleted product of the owner’s own does not count', () => {
  expect(steps({ products: [OWNED_SUIT, { ...own, deleted: true }] })).toEqual([])
})
