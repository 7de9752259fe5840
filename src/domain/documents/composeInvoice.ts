import type { RefusedFields } from '#domain/base/refusal.ts'
import { lineTotal, listTotal } from '#domain/cart/cart.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import { paiseOf, type Paise } from '#domain/money/paise.ts'
import { addressProblem, buyerAddressOf } from './buyerAddress.ts'
import { isGstin } from './gstin.ts'
import type { DocumentContent, DocumentLine } from './issuedDocument.ts'
import { partiesOf, sentencesFor, type DocumentContext } from './parties.ts'
import { sharesOf, splitTax, sumOf, untaxed } from './split.ts'
import { stateWithCode, type GstState } from './states.ts'
import { percentOf, rateFor, type TaxRate } from './taxRates.ts'
import { codeOf, invoiceKind, stateOf, type TaxSettings } from './taxSettings.ts'

/** What the owner enters for an invoice beyond the order's own data. */
export type InvoiceWish = {
  /** The code of the state that is the place of supply. */
  place: string
  /** The GSTIN of a customer who is registered; else empty. */
  buyerGstin: string
  /** Where the order has no address of the buyer: what the owner was told; else empty. */
  buyerAddress: string
  /** The rate for pieces that fit none; 0 when the owner has named none. */
  percent: number
}

export type Composed =
  | { kind: 'composed'; content: DocumentContent }
  | { kind: 'refused'; problem: DocumentProblem }

/** Why no document can be issued; `fields` names the information that the owner has to provide. */
export type DocumentProblem = {
  code: 'rateMissing' | 'rateUnclear' | 'refused'
  fields?: RefusedFields
}

/** An ordered line with what was taken off it in all, and what is left. */
type Charged = { position: number; line: OrderLine; discount: Paise; amount: Paise }

/** A line's amount after its share of the discounts on the whole order. */
export function chargedLines(lines: readonly OrderLine[], discounted: Paise): Charged[] {
  const totals = lines.map((line) => paiseOf(lineTotal(line)))
  const shares = sharesOf(discounted, totals)
  return lines.map((line, index) => {
    const amount = (totals[index] ?? 0) - (shares[index] ?? 0)
    const discount = paiseOf(listTotal(line)) - amount
    return { position: index, line, discount, amount }
  })
}

/** Composes the bill, bill of supply or tax invoice of an order, by the registration. */
export function composeInvoice(context: DocumentContext, wish: InvoiceWish): Composed {
  const { tax, order, sums, issuedOn } = context
  const charged = chargedLines(order.lines, sums.discounted)
  const { shipping, byTheYard } = order
  const about = { shopAddress: context.house.address, typed: wish.buyerAddress }
  const address = buyerAddressOf(shipping, about)
  const paper = { ...partiesOf(context, address), sentences: sentencesFor(tax, invoiceKind(tax)) }
  if (tax.registration !== 'regular') {
    const lines = charged.map((one) =>
      lineOf(one, { code: codeOf(tax, one.line.category), byTheYard }),
    )
    return { kind: 'composed', content: { ...paper, lines } }
  }
  const home = stateOf(tax)
  const place = stateWithCode(wish.place)
  const gstin = wish.buyerGstin
  if (!place) return refused({ code: 'refused', fields: { place: 'required' } })
  if (gstin !== '' && !isGstin(gstin))
    return refused({ code: 'refused', fields: { buyerGstin: 'gstinInvalid' } })
  const lines: DocumentLine[] = []
  for (const one of charged) {
    const code = codeOf(tax, one.line.category)
    const rate = rateFor(tax.rates, code, issuedOn)
    if (!rate) return refused({ code: 'rateMissing' })
    const percent = rateOn(one, rate, wish)
    if (percent === undefined) return refused({ code: 'rateUnclear' })
    lines.push(lineOf(one, { code, byTheYard }, { percent, isWithinState: place === home }))
  }
  const fields = addressProblem(address, { gstin, place, home, taxable: sumOf(lines).taxable })
  if (fields) return refused({ code: 'refused', fields })
  const content: DocumentContent = {
    ...paper,
    buyer: { ...paper.buyer, gstin },
    placeOfSupply: placeText(place),
    stateTax: place.isTerritory ? 'UTGST' : 'SGST',
    lines,
  }
  return { kind: 'composed', content }
}

function refused(problem: DocumentProblem): Composed {
  return { kind: 'refused', problem }
}

/** The rate of a line; where none fits, the one that the owner has named of the two. */
function rateOn(
  { line: { quantity }, amount }: Charged,
  rate: TaxRate,
  { percent }: InvoiceWish,
): number | undefined {
  const found = percentOf(rate, { amount, quantity })
  if (found !== undefined) return found
  return percent === rate.percent || percent === rate.above ? percent : undefined
}

type Taxed = { percent: number; isWithinState: boolean }
type Measured = { code: string; byTheYard: ReadonlySet<string> }

function lineOf(
  { line, amount, ...rest }: Charged,
  { code, byTheYard }: Measured,
  taxed?: Taxed,
): DocumentLine {
  const { name: description, product } = line
  const unit = byTheYard.has(product) && ({ unit: 'YDS' } as const)
  const quantity = { quantity: line.quantity, ...unit }
  const split = taxed ? splitTax(amount, taxed.percent, taxed.isWithinState) : untaxed(amount)
  const percent = taxed?.percent ?? 0
  return { ...rest, description, code, ...quantity, amount, percent, ...split }
}

function placeText({ code, name }: GstState): string {
  return `${code} ${name}`
}

/** A category whose pieces cannot be invoiced: it has no code (empty), or no rate holds for it. */
export type Rateless = { category: string; code: string }

/** The categories for which an invoice with tax is refused on a day: each once. */
export function ratelessCategories(
  tax: TaxSettings,
  { lines, day }: { lines: readonly OrderLine[]; day: string },
): Rateless[] {
  if (tax.registration !== 'regular') return []
  return [...new Set(lines.map(({ category }) => category))]
    .map((category) => ({ category, code: codeOf(tax, category) }))
    .filter(({ code }) => !rateFor(tax.rates, code, day))
}

/** Lines of an order whose pieces fit no rate on a day, after the discounts on the order. */
export function unclearLines(
  tax: TaxSettings,
  { lines, discounted, day }: { lines: readonly OrderLine[]; discounted: Paise; day: string },
): { line: OrderLine; rate: TaxRate }[] {
  if (tax.registration !== 'regular') return []
  return chargedLines(lines, discounted).flatMap(({ line, amount }) => {
    const rate = rateFor(tax.rates, codeOf(tax, line.category), day)
    const { quantity } = line
    return rate && percentOf(rate, { amount, quantity }) === undefined ? [{ line, rate }] : []
  })
}
