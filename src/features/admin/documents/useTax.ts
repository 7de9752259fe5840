import { useEffect } from 'react'
import { ownedShop } from '#data/desk/shop.ts'
import { unclearLines } from '#domain/documents/composeInvoice.ts'
import { gapOf, percentOf, rateFor, type TaxRate } from '#domain/documents/taxRates.ts'
import { codeOf, type TaxSettings } from '#domain/documents/taxSettings.ts'
import { formatPaise, paiseOf, type Paise } from '#domain/money/paise.ts'
import type { Rupees } from '#domain/base/money.ts'
import { lineTotal } from '#domain/cart/cart.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import { discountOf } from '#domain/cart/discounts.ts'
import type { ProductFields } from '#domain/products/ownedProduct.ts'
import { adminDocuments as words } from '#copy/desk/adminDocuments.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'
import { useRows } from '#features/admin/rows/useRows.ts'

/** The tax settings; `isKnown` once this device has them. */
export function useTax(): { tax: TaxSettings | undefined; isKnown: boolean } {
  const [owned] = useRows(ownedShop)
  useEffect(() => {
    void ownedShop.pull()
  }, [])
  return { tax: owned?.shop.tax, isKnown: owned !== undefined }
}

type Priced = Pick<ProductFields, 'price' | 'category' | 'detail'>

/** Warns of a product whose price, or discounted price, fits neither rate today. */
export function priceGap(
  tax: TaxSettings | undefined,
  { price, category, detail }: Priced,
): string | undefined {
  if (tax?.registration !== 'regular') return undefined
  const rate = rateFor(tax.rates, codeOf(tax, category), shopToday())
  const offer = detail?.offer
  const piece = { price, quantity: 1 }
  const reduced = lineTotal({ ...piece, discount: offer && discountOf(piece, offer) })
  const isUnclear = (rupees: Rupees) =>
    rate && percentOf(rate, { amount: paiseOf(rupees), quantity: 1 }) === undefined
  return rate && (isUnclear(price) || isUnclear(reduced)) ? gapWarning(rate) : undefined
}

/** Warns if an order's discounts leave a piece at a price that fits neither rate. */
export function discountGap(
  tax: TaxSettings | undefined,
  lines: readonly OrderLine[],
  discounted: Paise,
): string | undefined {
  const [unclear] = tax ? unclearLines(tax, { lines, discounted, day: shopToday() }) : []
  return unclear && gapWarning(unclear.rate)
}

function gapWarning(rate: TaxRate): string {
  const { over, upTo } = gapOf(rate)
  return words.gapWarning(formatPaise(over + 1), formatPaise(upTo), rate.percent, rate.above)
}
