import { parsePhone } from '#domain/base/phone.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import type { OwnedProduct, ProductFields } from '#domain/products/ownedProduct.ts'
import { productTextOf } from '#domain/products/productText.ts'
import { DEFAULT_SHOP, type Shop } from '#domain/shop/shop.ts'
import { isFinished } from './ownerOrder.ts'

/** The steps of the setup checklist, in order. */
export const FIRST_STEPS = [
  'password',
  'name',
  'whatsappNumber',
  'hours',
  'demo',
  'product',
] as const

export type FirstStep = (typeof FIRST_STEPS)[number]

/** The demo products on the shelf, by what their removal would do. */
export type DemoProducts = {
  /** Nobody edited them, and no open order has them. */
  removable: OwnedProduct[]
  /** Nobody edited them, but an open order has them. */
  ordered: OwnedProduct[]
  /** The owner has made them their own. */
  edited: OwnedProduct[]
}

const DEMO_ID = /^demoproduct/

function isDemo({ id }: Pick<OwnedProduct, 'id'>): boolean {
  return DEMO_ID.test(id)
}

/** Whether some demo product has been edited, or deleted and restored: only its content tells. */
export function hasLaterDemo(products: readonly OwnedProduct[]): boolean {
  return products.some((product) => !product.deleted && isDemo(product) && product.rev > 1)
}

/**
 * Sorts the demo products that are not deleted.
 * @param shipped the demo products as they came; one that equals them again counts as unedited
 */
export function demoProducts(
  products: readonly OwnedProduct[],
  orders: readonly { status: string; lines: readonly Pick<OrderLine, 'product'>[] }[],
  shipped: ReadonlyMap<string, ProductFields>,
): DemoProducts {
  const open = orders.filter(({ status }) => !isFinished(status))
  const ordered = new Set(open.flatMap(({ lines }) => lines.map(({ product }) => product)))
  const found: DemoProducts = { removable: [], ordered: [], edited: [] }
  for (const product of products) {
    if (product.deleted || !isDemo(product)) continue
    if (!isUnedited(product, shipped.get(product.id))) found.edited.push(product)
    else if (ordered.has(product.id)) found.ordered.push(product)
    else found.removable.push(product)
  }
  return found
}

function isUnedited(product: OwnedProduct, shipped: ProductFields | undefined): boolean {
  if (product.rev <= 1) return true
  return shipped !== undefined && product.photo === '' && textOf(product) === textOf(shipped)
}

/** What the owner edits, with the materials in one order: a save sorts them. */
function textOf(product: ProductFields): string {
  const materials = [...(product.detail?.materials ?? [])].sort()
  return JSON.stringify({ ...productTextOf(product), materials })
}

type ShopRecords = {
  passwordChanged: boolean
  shop: Shop
  products: readonly OwnedProduct[]
  demo: DemoProducts
}

/** The steps that the records show as done; nobody ticks them. */
export function doneSteps(records: ShopRecords): ReadonlySet<FirstStep> {
  const { passwordChanged, shop, products, demo } = records
  const done: Record<FirstStep, boolean> = {
    password: passwordChanged,
    name: shop.name.trim() !== DEFAULT_SHOP.name,
    whatsappNumber: parsePhone(shop.whatsappNumber) !== parsePhone(DEFAULT_SHOP.whatsappNumber),
    hours: JSON.stringify(shop.hours) !== JSON.stringify(DEFAULT_SHOP.hours),
    demo: demo.removable.length + demo.ordered.length === 0,
    product: products.some((product) => !product.deleted && !isDemo(product)),
  }
  return new Set(FIRST_STEPS.filter((step) => done[step]))
}
