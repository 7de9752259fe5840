import { logLikelihood, predict } from './bodyModel.ts'
import { inconsistenciesOf, type Inconsistency } from './bodyRelations.ts'
import {
  MEASUREMENT_FIELDS,
  MILLIMETRES_PER_INCH,
  type LengthUnit,
  type MeasurementField,
  type Measurements,
} from '#domain/length/measurement.ts'
import { entryErrorsOf, type EntryError, type EntryErrorCode } from './entryErrors.ts'
import { isUsual } from '#domain/length/usualRange.ts'

/** `src/copy/measurements/findings.ts` has a sentence for each. */
export type FindingCode = EntryErrorCode | Inconsistency['code'] | 'outside'

/** The likely correct measurements, accepted in one tap. */
export type BodyOffer = {
  changes: Measurements
  repair: EntryErrorCode
  /** Estimated from the others, good to about half an inch: say "about", and ask to measure. */
  isEstimate: boolean
}

/** A doubt about one or more measurements; it never blocks saving. */
export type Finding = {
  /** A hint only suggests measuring again. */
  level: 'warning' | 'hint'
  code: FindingCode
  /** The doubtful measurement first, then the one it clashes with. */
  fields: readonly MeasurementField[]
  offer?: BodyOffer
}

const HINTS: readonly EntryErrorCode[] = ['unusual', 'keyMissed']

/**
 * Finds doubtful measurements. An entry error is assumed when the corrected body's log-likelihood
 * exceeds the typed one's by more than the error's `burden`; the likeliest error is corrected, then
 * the rest is checked again. Values that no error explains are checked against the usual ranges and
 * the pair rules.
 * @param values any of the eight, in millimetres.
 * @param unit the unit they are shown in: people swap the digits that they see.
 */
export function checkBody(values: Measurements, unit: LengthUnit = 'in'): Finding[] {
  const findings: Finding[] = []
  let body = known(values)
  for (;;) {
    const error = likeliestError(body, unit)
    if (!error) break
    findings.push(findingOf(error, body))
    body = known({ ...body, ...error.changes }, error.changes ? [] : error.fields.slice(0, 1))
    if (findings.length === MEASUREMENT_FIELDS.length) break
  }
  const outside = MEASUREMENT_FIELDS.filter((field) => isOutside(body, field))
  findings.push(
    ...outside.map((field) => ({ ...warning, code: 'outside', fields: [field] }) as const),
  )
  const doubted = findings.flatMap(({ fields }) => fields)
  for (const clash of inconsistenciesOf(body)) {
    if (clash.fields.some((field) => doubted.includes(field))) continue
    findings.push({ ...warning, ...clash })
    doubted.push(...clash.fields)
  }
  return findings
}

const warning = { level: 'warning' } as const

function likeliestError(body: Measurements, unit: LengthUnit): EntryError | undefined {
  const asTyped = logLikelihood(body)
  let best: { error: EntryError; gain: number } | undefined
  for (const error of entryErrorsOf(body, unit)) {
    const gain = logLikelihood(error.body) - asTyped - error.burden
    if (gain > (best?.gain ?? 0)) best = { error, gain }
  }
  return best?.error
}

function findingOf(error: EntryError, body: Measurements): Finding {
  const { code, fields, changes } = error
  const [field] = fields
  if (code === 'fromNeck') {
    const quarter = MILLIMETRES_PER_INCH / 4
    const { millimetres } = predict(error.body, 'sleeveLength')
    const sleeveLength = Math.round(millimetres / quarter) * quarter
    return { ...warning, code, fields, offer: offerOf(code, { sleeveLength }, true) }
  }
  if (changes) {
    const level = HINTS.includes(code) ? 'hint' : 'warning'
    return { level, code, fields, offer: offerOf(code, changes, false) }
  }
  if (code !== 'unusual' || field === undefined) return { ...warning, code, fields }
  if (isOutside(body, field)) return { ...warning, code: 'outside', fields }
  const clash = inconsistenciesOf(body).find((pair) => pair.fields.includes(field))
  if (clash) return { ...warning, ...clash }
  return { level: 'hint', code, fields: [field, ...clashingWith(body, field)] }
}

function offerOf(repair: EntryErrorCode, changes: Measurements, isEstimate: boolean): BodyOffer {
  return { changes, repair, isEstimate }
}

/** Above this many standard deviations, one other measurement is named as the conflicting one. */
const CLASHES_FROM = 2.3

/** The one other measurement that contradicts this one most. */
function clashingWith(body: Measurements, field: MeasurementField): MeasurementField[] {
  const typed = Math.log(body[field] ?? 1)
  const others = MEASUREMENT_FIELDS.filter((name) => name !== field && body[name] !== undefined)
  const pulls = others.map((other) => {
    const { millimetres, spread } = predict({ [other]: body[other] }, field)
    return { other, pull: Math.abs(typed - Math.log(millimetres)) / spread }
  })
  const [loudest] = pulls.sort((a, b) => b.pull - a.pull)
  return loudest && loudest.pull > CLASHES_FROM ? [loudest.other] : []
}

function isOutside(body: Measurements, field: MeasurementField): boolean {
  const millimetres = body[field]
  return millimetres !== undefined && !isUsual(field, millimetres)
}

/** Those of the eight that are present and valid lengths, without the excluded ones. */
function known(values: Measurements, left: readonly MeasurementField[] = []): Measurements {
  const fields = MEASUREMENT_FIELDS.filter((field) => !left.includes(field))
  const entries = fields.flatMap((field) => {
    const millimetres = values[field]
    const isLength = millimetres !== undefined && millimetres > 0 && Number.isFinite(millimetres)
    return isLength ? [[field, millimetres] as const] : []
  })
  return Object.fromEntries(entries)
}
