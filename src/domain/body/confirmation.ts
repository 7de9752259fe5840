import type { Finding } from './checkBody.ts'
import {
  MEASUREMENT_FIELDS,
  type MeasurementField,
  type Measurements,
} from '#domain/length/measurement.ts'

/** A person's confirmation that a doubted measurement is correct. */
export type Confirmation = {
  /** The finding's code. A later build may have others, so any text is accepted. */
  code: string
  /** The confirmed measurements at that time, in millimetres. */
  values: Measurements
  /** Unix time in milliseconds. */
  at: number
}

/** Records that the person confirmed these measurements. */
export function confirm(finding: Finding, values: Measurements, nowMs: number): Confirmation {
  const confirmed = finding.fields.flatMap((field) => {
    const millimetres = values[field]
    return millimetres === undefined ? [] : [[field, millimetres] as const]
  })
  return { code: finding.code, values: Object.fromEntries(confirmed), at: nowMs }
}

/**
 * Whether a finding was already confirmed. It reopens when one of its measurements changes; the
 * same doubt under another code stays confirmed.
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

/** The findings that are not confirmed yet. */
export function openFindings(
  findings: readonly Finding[],
  values: Measurements,
  confirmations: readonly Confirmation[],
): Finding[] {
  return findings.filter((finding) => !isConfirmed(finding, values, confirmations))
}

/** The measurements whose current value was confirmed. */
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
