import { useMemo, useState } from 'react'
import { confirm } from '#domain/body/confirmation.ts'
import type { Confirmation } from '#domain/body/confirmation.ts'
import type { Finding } from '#domain/body/checkBody.ts'
import type { LengthUnit, MeasurementField, Measurements } from '#domain/length/measurement.ts'
import type { SetKind } from '#domain/measurements/setEdit.ts'
import { typedLengths, valuesOf } from './typedLengths.ts'
import type { Refused } from './typedLengths.ts'
import { useDraft } from './useDraft.ts'

/** The eight fields while they are typed in: texts on the screen, millimetres underneath. */
export type MeasurementForm = {
  unit: LengthUnit
  setUnit: (unit: LengthUnit) => void
  kind: SetKind
  /** As typed: what was not touched is as it is stored. */
  values: Measurements
  /** As they were when a field was last finished: what is half typed raises no doubt. */
  checked: Measurements
  textOf: (field: MeasurementField) => string
  type: (field: MeasurementField, text: string) => void
  /** A field is finished. */
  settle: () => void
  /** Takes lengths over, as an offer has them. */
  take: (changes: Measurements) => void
  refusals: Partial<Record<MeasurementField, Refused>>
  confirmations: readonly Confirmation[]
  confirm: (finding: Finding) => void
  /** Whether something was typed since it was last saved. */
  dirty: boolean
  /** Forgets what was typed: it is saved, or not wanted. */
  reset: () => void
}

type Options = { name: string; stored: Measurements; unit: LengthUnit; kind: SetKind }

const UNTYPED = {}

/**
 * Opens the form of a set, with what was typed into it before and not saved; undefined until the
 * device has answered. Changing the unit changes what is shown, never what is stored; a text that
 * is no length stays as it was typed.
 * @param options `stored` is the same object until it changes; `name` is under which what is typed
 *   is kept.
 */
export function useMeasurementForm(options: Options): MeasurementForm | undefined {
  const { name, stored, kind } = options
  const { draft, change, forget } = useDraft(name, options.unit)
  const [checked, setChecked] = useState<Measurements>()
  const values = useMemo(() => valuesOf(stored, draft?.typed ?? UNTYPED), [stored, draft])
  if (!draft) return undefined

  const { unit, typed, confirmations } = draft
  const lengths = typedLengths(kind, unit, stored, typed)
  return {
    unit,
    kind,
    values,
    checked: checked ?? values,
    confirmations,
    refusals: lengths.refusals(),
    dirty: Object.keys(typed).length > 0,
    textOf: lengths.textOf,
    type(field, text) {
      setChecked(checked ?? values)
      change({ typed: { ...typed, [field]: lengths.typedAs(field, text) } })
    },
    settle: () => setChecked(undefined),
    take(offered) {
      setChecked(undefined)
      change({ typed: { ...typed, ...lengths.taken(offered) } })
    },
    setUnit: (next) => change({ unit: next, typed: lengths.inUnit(next) }),
    confirm(finding) {
      const confirmed = confirm(finding, values, Date.now())
      change({ confirmations: [...confirmations, confirmed] })
    },
    reset() {
      setChecked(undefined)
      forget()
    },
  }
}
