import type { FrozenMeasurements } from '#domain/cart/cart.ts'
import type { Measurements } from '#domain/length/measurement.ts'
import { isFields, type Unread } from '#domain/base/parse.ts'
import { parseSentMeasurements } from './orderDraft.ts'

/** New measurements of a piece of a placed order, as the desk sends them. */
export type MeasuredPiece = {
  /** Which line of the order, from 0. */
  line: number
  /** What the desk saw; empty where none were given. */
  before: Measurements
  measurements: FrozenMeasurements
}

/** Parses an untrusted one; undefined when it is malformed. */
export function parseMeasuredPiece(sent: Unread<MeasuredPiece>): MeasuredPiece | undefined {
  const { line, before } = sent
  const measurements = parseSentMeasurements(sent.measurements)
  const seen = parseSentMeasurements({ values: isFields(before) ? before : {} })
  if (typeof line !== 'number' || !Number.isInteger(line)) return undefined
  if (!measurements || measurements === 'refused' || !seen || seen === 'refused') return undefined
  return { line, before: seen.values, measurements }
}
