import { dayOf } from '#domain/base/day.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'
import { isGstin, stateOfGstin } from './gstin.ts'
import { DOCUMENT_KINDS, type DocumentKind } from './issuedDocument.ts'
import { stateWithCode, type GstState } from './states.ts'
import type { TaxRate } from './taxRates.ts'

/** How the house is registered for GST. */
export const REGISTRATIONS = ['none', 'composition', 'regular'] as const

export type Registration = (typeof REGISTRATIONS)[number]

/** The HSN or SAC code of a category's pieces. */
export type CategoryCode = { category: string; code: string }

/** What the house's accountant decides: registration, codes, rates and sentences. */
export type TaxSettings = {
  registration: Registration
  legalName: string
  /** Empty without a registration. */
  gstin: string
  codes: CategoryCode[]
  rates: TaxRate[]
  /** The statements required by law on each kind of document, one per line. */
  sentences: Record<DocumentKind, string>
}

const MAX_ROWS = 200
const MAX_PERCENT = 100
const MAX_LIMIT = 100_000_000
const MAX_NAME_LENGTH = 200
const MAX_SENTENCES_LENGTH = 1000

/** Parses the settings; an invalid GSTIN or an impossible rate invalidates them. */
export function parseTaxSettings(wire: unknown): Parsed<TaxSettings> {
  const from = fieldReader<TaxSettings>(wire)
  const registration = from.oneOf('registration', REGISTRATIONS)
  const legalName = from.textOr('legalName', '')
  const gstin = from.textOr('gstin', '')
  const codes = from.list('codes', parseCode)
  const rates = from.list('rates', parseRate)
  const sentences = from.optional('sentences', parseSentences)
  const isIdentified = registration === 'none' ? gstin === '' : isGstin(gstin)
  const isShort = Math.max(codes.length, rates.length) <= MAX_ROWS
  const isSound = isIdentified && isShort && legalName.length <= MAX_NAME_LENGTH
  return from.finish(
    registration && sentences && isSound
      ? { registration, legalName, gstin, codes, rates, sentences }
      : undefined,
  )
}

function parseCode(wire: unknown): Parsed<CategoryCode> {
  const from = fieldReader<CategoryCode>(wire)
  const category = from.text('category')
  const code = from.text('code')
  return from.finish(isCode(code) ? { category, code } : undefined)
}

function parseRate(wire: unknown): Parsed<TaxRate> {
  const from = fieldReader<TaxRate>(wire)
  const code = from.text('code')
  const day = from.text('from')
  const limit = from.number('limit')
  const percent = from.number('percent')
  const above = from.number('above')
  const isSound =
    isCode(code) &&
    dayOf(day) !== undefined &&
    Number.isInteger(limit) &&
    limit >= 0 &&
    limit <= MAX_LIMIT &&
    percent >= 0 &&
    percent <= above &&
    above <= MAX_PERCENT
  return from.finish(isSound ? { code, from: day, limit, percent, above } : undefined)
}

function parseSentences(wire: unknown): Parsed<Record<DocumentKind, string>> {
  const from = fieldReader<Record<DocumentKind, string>>(wire)
  const sentences = {
    bill: '',
    billOfSupply: '',
    taxInvoice: '',
    receiptVoucher: '',
    creditNote: '',
  }
  for (const kind of DOCUMENT_KINDS) sentences[kind] = from.textOr(kind, '')
  const isShort = DOCUMENT_KINDS.every((kind) => sentences[kind].length <= MAX_SENTENCES_LENGTH)
  return from.finish(isShort ? sentences : undefined)
}

/** Whether the text can be an HSN or SAC code, or how one begins: 2 to 8 digits. */
export function isCode(text: string): boolean {
  return /^\d{2,8}$/.test(text)
}

/** The HSN or SAC code of a category; empty when the owner has not named one. */
export function codeOf({ codes }: Pick<TaxSettings, 'codes'>, category: string): string {
  return codes.find((known) => known.category === category)?.code ?? ''
}

/** The state that the house is registered in. */
export function stateOf({ gstin }: Pick<TaxSettings, 'gstin'>): GstState | undefined {
  return gstin === '' ? undefined : stateWithCode(stateOfGstin(gstin))
}

/** What an order is charged with, by the registration. */
export function invoiceKind({ registration }: Pick<TaxSettings, 'registration'>): DocumentKind {
  if (registration === 'regular') return 'taxInvoice'
  return registration === 'composition' ? 'billOfSupply' : 'bill'
}
