import {
  HEALTH_REASONS,
  UNHEALTHY,
  type HealthReason,
  type HealthReport,
} from '#domain/base/health.ts'
import { fieldReader, isFields, parseText, type Parsed } from '#domain/base/parse.ts'
import { parseOffer } from '#domain/base/offer.ts'
import { done } from '#domain/base/problem.ts'
import {
  REFUSAL_CODES,
  type Outage,
  type PriceChange,
  type Refusal,
  type RefusalData,
  type RefusedFields,
} from '#domain/base/refusal.ts'

/** An error response of the shop's server, as far as this version understands it. */
export type ParsedRefusal = {
  /** Undefined for a refusal of PocketBase itself, and for a code of a newer server. */
  code: Refusal['code'] | Outage['code'] | undefined
  fields: RefusedFields
  changes: PriceChange[]
  /** The stored record that is newer than the edited one, still unparsed. */
  record: unknown
  reasons: HealthReason[]
  /** PocketBase's code for each field that it refused itself. */
  fieldCodes: Record<string, string>
}

const CODES = [...REFUSAL_CODES, 'unavailable', UNHEALTHY] as const

/**
 * An error response of the server: its own, or one of PocketBase. All of them have a message and
 * data; anything else comes from something in between.
 */
export function parseRefusal(wire: unknown): Parsed<ParsedRefusal> {
  const from = fieldReader<Refusal>(wire)
  from.text('message')
  const data = isFields(wire) ? wire['data'] : undefined
  if (!isFields(data)) return { ok: false, problem: 'data: not a record' }
  const code = CODES.find((known) => isFields(wire) && known === wire['code'])
  const own = fieldReader<RefusalData & HealthReport>(data)
  const reasons = own.readable('reasons', parseText)
  return from.finish({
    code,
    fields: code ? parseFields(data['fields']) : refusedFields(data),
    changes: own.readable('changes', parsePriceChange),
    record: data['record'],
    reasons: HEALTH_REASONS.filter((reason) => reasons.includes(reason)),
    fieldCodes: code ? {} : fieldCodesOf(data),
  })
}

function parseFields(wire: unknown): RefusedFields {
  const fields: RefusedFields = {}
  for (const [field, code] of Object.entries(isFields(wire) ? wire : {})) {
    fields[field] = REFUSAL_CODES.find((known) => known === code) ?? 'refused'
  }
  return fields
}

/** PocketBase gives a code of its own per field; shoppers only learn that the field was refused. */
function refusedFields(data: Record<string, unknown>): RefusedFields {
  const named = Object.entries(fieldCodesOf(data)).filter(([, code]) => code !== '')
  return Object.fromEntries(named.map(([field]) => [field, 'refused']))
}

function fieldCodesOf(data: Record<string, unknown>): Record<string, string> {
  const codes: Record<string, string> = {}
  for (const [field, why] of Object.entries(data))
    codes[field] = fieldReader(why).textOr('code', '')
  return codes
}

function parsePriceChange(wire: unknown): Parsed<PriceChange> {
  const from = fieldReader<PriceChange>(wire)
  const change: PriceChange = {
    product: from.text('product'),
    name: from.text('name'),
    was: from.number('was'),
  }
  const now = from.optional('now', (value) =>
    typeof value === 'number' ? done(value) : { ok: false, problem: 'not a number' },
  )
  const [offer, lost] = ['offer', 'lost'].map((name) => isFields(wire) && parseOffer(wire[name]))
  return from.finish({
    ...change,
    ...(now !== undefined && { now }),
    ...(offer && { offer }),
    ...(lost && { lost }),
  })
}
