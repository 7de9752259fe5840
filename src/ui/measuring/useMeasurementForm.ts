import { useMemo, useState } from 'react'
import { confirm, type Confirmation } from '#domain/body/confirmation.ts'
import type { Finding } from '#domain/body/checkBody.ts'
import type { LengthUnit, MeasurementField, Measurements } from '#domain/length/measurement.ts'
import type { SetKind } from '#domain/measurements/setEdit.ts'
import type { MeasurementDraft } from './measurementDraft.ts'
import { tooLongOf, typedLengths, valuesOf, type Refused } from './typedLengths.ts'

/** The eight fields while edited: text on the screen, millimetres underneath. */
export type MeasurementForm = {
  unit: LengthUnit
  setUnit: (unit: LengthUnit) => void
  kind: SetKind
  /** Current values: typed where edited, otherwise stored. */
  values: Measurements
  /** The values when a field was last finished: half-typed input raises no doubt. */
  committed: Measurements
  /** The lengths refused as too long when a field was last finished; the body check reads them. */
  committedTooLong: Measurements
  textOf: (field: MeasurementField) => string
  type: (field: MeasurementField, text: string) => void
  /** Called when the editing of a field is finished. */
  commit: () => void
  /** Applies suggested lengths. */
  applyOffer: (changes: Measurements) => void
  refusals: Partial<Record<MeasurementField, Refused>>
  confirmations: readonly Confirmation[]
  confirm: (finding: Finding) => void
  /** Whether there are unsaved changes. */
  dirty: boolean
  /** Discards the draft, after saving or when not wanted. */
  reset: () => void
}

type Options = {
  kind: SetKind
  /** The values before the edit; keep it the same object until they change. */
  stored: Measurements
  draft: MeasurementDraft
  change: (part: Partial<MeasurementDraft>) => void
  discard: () => void
}

/**
 * The form over a draft that the caller keeps. Changing the unit changes only the display, never
 * the stored values; a text that doesn't parse stays as typed.
 */
export function useMeasurementForm({
  kind,
  stored,
  draft,
  change,
  discard,
}: Options): MeasurementForm {
  const [finished, setFinished] = useState<{ values: Measurements; tooLong: Measurements }>()
  const { unit, typed, confirmations } = draft
  const values = useMemo(() => valuesOf(stored, typed), [stored, typed])
  const lengths = useMemo(
    () => typedLengths(kind, unit, stored, typed),
    [kind, unit, stored, typed],
  )
  const refusals = useMemo(() => lengths.refusals(), [lengths])
  const tooLong = useMemo(() => tooLongOf(refusals), [refusals])
  return {
    unit,
    kind,
    values,
    committed: finished?.values ?? values,
    committedTooLong: finished?.tooLong ?? tooLong,
    confirmations,
    refusals,
    dirty: Object.keys(typed).length > 0,
    textOf: lengths.textOf,
    type(field, text) {
      setFinished(finished ?? { values, tooLong })
      change({ typed: { ...typed, [field]: lengths.typedAs(field, text) } })
    },
    commit: () => setFinished(undefined),
    applyOffer(offered) {
      setFinished(undefined)
      change({ typed: { ...typed, ...lengths.taken(offered) } })
    },
    setUnit: (next) => change({ unit: next, typed: lengths.inUnit(next) }),
    confirm(finding) {
      const confirmed = confirm(finding, values, Date.now())
      change({ confirmations: [...confirmations, confirmed] })
    },
    reset() {
      setFinished(undefined)
      discard()
    },
  }
}
