import type { Paise } from '#domain/money/paise.ts'
import {
  amountOf,
  creditsOf,
  type DocumentContent,
  type DocumentLine,
  type IssuedDocument,
} from './issuedDocument.ts'
import { sentencesFor } from './parties.ts'
import { sharesOf, splitTax, sumOf, untaxed, type TaxSplit } from './split.ts'
import type { TaxSettings } from './taxSettings.ts'

/** What is left of an invoice's line. */
type Left = { line: DocumentLine; amount: Paise; split: TaxSplit }

type Correction = {
  invoice: IssuedDocument
  /** All documents of the order. */
  documents: readonly IssuedDocument[]
  /** The credited amount, with tax. */
  paise: Paise
  reason: string
  tax: TaxSettings
  issuedOn: string
}

/**
 * Composes a credit note about a part or all of an invoice, at the invoice's own rates. Undefined when
 * it is more than is left of it.
 */
export function composeCreditNote(correction: Correction): DocumentContent | undefined {
  const { invoice, documents, paise, reason, tax, issuedOn } = correction
  const { content, number } = invoice
  const left = linesLeft(content.lines, creditsOf(invoice, documents))
  const amounts = left.map(({ amount }) => amount)
  if (paise > amounts.reduce((sum, amount) => sum + amount, 0)) return undefined
  const shares = sharesOf(paise, amounts)
  const lines = left.flatMap((one, index) => {
    const share = shares[index] ?? 0
    return share > 0 ? [creditedLine(one, share)] : []
  })
  const corrects = { number, issuedOn: content.issuedOn }
  const sentences = sentencesFor(tax, 'creditNote')
  return { ...content, issuedOn, lines, sentences, corrects, reason }
}

/** The credited lines in the order of the invoice, without those that nothing was credited of. */
function linesLeft(lines: readonly DocumentLine[], credits: readonly IssuedDocument[]): Left[] {
  const taken = credits.flatMap(({ content }) => content.lines)
  return lines.map((line) => {
    const mine = taken.filter(({ position }) => position === line.position)
    const amount = line.amount - amountOf({ lines: mine })
    const off = sumOf(mine)
    const { taxable, cgst, sgst, igst } = line
    const split = {
      taxable: taxable - off.taxable,
      cgst: cgst - off.cgst,
      sgst: sgst - off.sgst,
      igst: igst - off.igst,
    }
    return { line, amount, split }
  })
}

function creditedLine({ line, amount, split }: Left, share: Paise): DocumentLine {
  const credited = share === amount ? split : partOf(line, split, share)
  return { ...line, discount: 0, amount: share, ...credited }
}

/** A part of what is left: never more of a tax, nor of the taxable value, than there is. */
function partOf({ percent, igst }: DocumentLine, left: TaxSplit, share: Paise): TaxSplit {
  if (percent === 0) return untaxed(share)
  const isWithinState = igst === 0
  const wanted = splitTax(share, percent, isWithinState)
  const most = share - left.taxable
  if (!isWithinState) {
    const tax = Math.min(left.igst, Math.max(wanted.igst, most))
    return { taxable: share - tax, cgst: 0, sgst: 0, igst: tax }
  }
  const half = Math.min(left.cgst, Math.max(wanted.cgst, Math.ceil(most / 2)))
  return { taxable: share - 2 * half, cgst: half, sgst: half, igst: 0 }
}
