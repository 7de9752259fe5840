import type { Finding } from './checkBody.ts'
import type { MeasurementField, Measurements } from '#domain/length/measurement.ts'
import { MEASUREMENT_FIELDS } from '#domain/length/measurement.ts'

/** Somebody looked at a doubt and said that the measures are right. */
export type Confirmation = {
  /** The code of the finding. A later build may know others, so any text is kept. */
  code: string
  /** The measures as they were when they were confirmed, in millimetres. */
  values: Measurements
  /** Unix time in milliseconds. */
  at: number
}

/** The record that a doubt was answered with "it is right". */
export function confirm(finding: Finding, values: Measurements, nowMs: number): Confirmation {
  const confirmed = finding.fields.flatMap((field) => {
    const millimetres = values[field]
    return millimetres === undefined ? [] : [[field, millimetres] as const]
  })
  return { code: finding.code, values: Object.fromEntries(confirmed), at: nowMs }
}

/**
 * Whether a doubt was already answered. It comes back when a measure in it changes; a doubt that
 * only took another name stays answered.
 */
export function isConfirmed(
  finding: Finding,
  values: Measurements,
  confirmations: readonly Confirmation[],
): boolean {
  return finding.fields.every((field) =>
    confirmations.some((confirmation) => confirmation.values[field] === values[field]),
  )
}

/** The doubts that still wait for an answer. */
export function openFindings(
  findings: readonly Finding[],
  values: Measurements,
  confirmations: readonly Confirmation[],
): Finding[] {
  return findings.filter((finding) => !isConfirmed(finding, values, confirmations))
}

/** The measures that a person confirmed against a doubt, as they now are. */
export function confirmedFields(
  values: Measurements,
  confirmations: readonly Confirmation[],
): MeasurementField[] {
  return MEASUREMENT_FIELDS.filter((field) =>
    confirmations.some(
      (confirmation) => values[field] !== undefined && confirmation.values[field] === values[field],
    ),
  )
}
