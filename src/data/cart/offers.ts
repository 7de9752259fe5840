import { shopDay } from '#domain/base/day.ts'
import { discountFor, withDiscounts, type OfferContext } from '#domain/cart/discounts.ts'
import type { Rupees } from '#domain/base/money.ts'
import type { Product } from '#domain/products/product.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { fieldReader } from '#domain/base/parse.ts'
import { draftKey, saveDraft } from '#data/local/drafts.ts'
import { liveQueryForOwner } from '#data/local/liveQuery.ts'
import type { Live } from '#domain/base/live.ts'
import type { Database } from '#data/storage/database.ts'

const OFFER_CODE = 'offerCode'

/** The code that the shopper has entered in cart or checkout, in capital letters. */
export const enteredCode: Live<{ code: string }> = liveQueryForOwner(async (db, owner) => ({
  code: await codeOf(db, owner),
}))

/** Stores the code that offers in the cart are checked against. */
export function enterOfferCode(typed: string): void {
  void saveDraft(OFFER_CODE, { code: typed.trim().toUpperCase() })
}

async function codeOf(db: Database, owner: string): Promise<string> {
  const draft = (await db.drafts.get(draftKey(owner, OFFER_CODE)))?.draft
  return fieldReader(draft).textOr('code', '')
}

/** The lines with their discounts, as far as this device knows the account's orders. */
export async function discountedLines(
  db: Database,
  owner: string,
  lines: readonly CartLine[],
): Promise<CartLine[]> {
  if (!lines.some(({ offer }) => offer))
    return lines.map((line) => ({ ...line, discount: undefined }))
  return withDiscounts(lines, ({ offer }) => offer, await contextOf(db, owner))
}

/** What each product's offer takes off a single piece, likewise; 0 where it does not apply. */
export async function discountsOfPieces(
  db: Database,
  owner: string,
): Promise<(product: Product) => Rupees> {
  const context = await contextOf(db, owner)
  return ({ id, price, detail }) => {
    const line = { product: id, price, quantity: 1 }
    return discountFor(line, [line], detail?.offer, context)?.rupees ?? 0
  }
}

async function contextOf(db: Database, owner: string): Promise<OfferContext> {
  const code = await codeOf(db, owner)
  const stored = owner === '' ? [] : await db.orders.where({ owner }).toArray()
  const waiting = owner === '' ? [] : await db.outbox.where({ kind: 'order' }).toArray()
  const isFirst =
    stored.every(({ status }) => status === 'cancelled') &&
    waiting.every((entry) => entry.owner !== owner)
  return { firstOrder: owner !== '' && isFirst, code, day: shopDay(Date.now()) }
}
