import { useEffect, useMemo, useState } from 'react'
import { confirm } from '#domain/confirmation.ts'
import type { Confirmation } from '#domain/confirmation.ts'
import type { Finding } from '#domain/checkBody.ts'
import { enteredLength, formatLength } from '#domain/formatLength.ts'
import { MEASUREMENT_FIELDS } from '#domain/measurement.ts'
import type {
  LengthUnit,
  MeasurementField,
  Measurements,
  Millimetres,
} from '#domain/measurement.ts'
import type { ParsedLength } from '#domain/parseLength.ts'
import type { SetKind } from '#domain/setEdit.ts'
import { measurementDraftName } from '#data/measurementDraftName.ts'
import { clearDraft, loadDraft, saveDraft } from '#data/drafts.ts'
import { readDraft } from './measurementDraft.ts'
import type { MeasurementDraft, TypedField } from './measurementDraft.ts'

export type Refused = Extract<ParsedLength, { ok: false }>

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

type Options = { name: string; stored: Measurements; unit?: LengthUnit; kind?: SetKind }

/** Along a garment that lies flat only half of these is seen. */
const FLAT: readonly MeasurementField[] = ['chest', 'waist', 'hips']

/**
 * Opens the form of a set, with what was typed into it before and not saved; undefined until the
 * device has answered. Each keystroke is kept. Changing the unit changes what is shown, never what
 * is stored; a text that is no length stays as it was typed.
 * @param options `stored` is the same object until it changes; `name` is
 *   under which what is typed is kept.
 */
export function useMeasurementForm(options: Options): MeasurementForm | undefined {
  const { name, stored, unit: usual = 'in', kind = 'body' } = options
  const key = measurementDraftName(name)
  const [draft, setDraft] = useState<MeasurementDraft>()
  const [checked, setChecked] = useState<Measurements>()
  const values = useMemo(() => valuesOf(stored, draft?.typed ?? {}), [stored, draft])

  useEffect(() => {
    let left = false
    void loadDraft(key).then((kept) => {
      if (!left) setDraft(readDraft(kept, usual))
    })
    return () => {
      left = true
    }
  }, [key, usual])

  if (!draft) return undefined
  const { unit, typed, confirmations } = draft

  function change(part: Partial<MeasurementDraft>) {
    const next = { unit, typed, confirmations, ...part }
    setDraft(next)
    void saveDraft(key, next)
  }

  function read(field: MeasurementField, text: string): ParsedLength {
    const before = typed[field]?.millimetres ?? stored[field]
    const shown = before && before / layers(kind, field)
    return enteredLength(text, unit, shown, kind === 'body' ? field : undefined)
  }

  function typedAs(field: MeasurementField, text: string): TypedField {
    const entered = read(field, text)
    return entered.ok ? { text, millimetres: entered.millimetres * layers(kind, field) } : { text }
  }

  function shown(field: MeasurementField, millimetres: Millimetres | undefined, as = unit) {
    return millimetres === undefined ? '' : formatLength(millimetres / layers(kind, field), as)
  }

  const refusals: MeasurementForm['refusals'] = {}
  for (const field of MEASUREMENT_FIELDS) {
    const text = typed[field]?.text.trim()
    if (!text || typed[field]?.millimetres !== undefined) continue
    const entered = read(field, text)
    if (!entered.ok) refusals[field] = entered
  }

  return {
    unit,
    kind,
    values,
    checked: checked ?? values,
    confirmations,
    refusals,
    dirty: Object.keys(typed).length > 0,
    textOf: (field) => typed[field]?.text ?? shown(field, stored[field]),
    type(field, text) {
      setChecked(checked ?? values)
      change({ typed: { ...typed, [field]: typedAs(field, text) } })
    },
    settle: () => setChecked(undefined),
    take(changes) {
      const taken = MEASUREMENT_FIELDS.flatMap((field) => {
        const millimetres = changes[field]
        if (millimetres === undefined) return []
        return [[field, { text: shown(field, millimetres), millimetres }] as const]
      })
      setChecked(undefined)
      change({ typed: { ...typed, ...Object.fromEntries(taken) } })
    },
    setUnit(next) {
      const shownAnew = Object.entries(typed).map(([field, one]) => {
        const known = MEASUREMENT_FIELDS.find((name) => name === field)
        const text = known && one.millimetres ? shown(known, one.millimetres, next) : one.text
        return [field, { ...one, text }] as const
      })
      change({ unit: next, typed: Object.fromEntries(shownAnew) })
    },
    confirm: (finding) => {
      const confirmed = confirm(finding, values, Date.now())
      change({ confirmations: [...confirmations, confirmed] })
    },
    reset() {
      setChecked(undefined)
      setDraft({ unit, typed: {}, confirmations: [] })
      void clearDraft(key)
    },
  }
}

/** How many layers of cloth lie between what is typed and what is stored. */
export function layers(kind: SetKind, field: MeasurementField): number {
  return kind === 'garment' && FLAT.includes(field) ? 2 : 1
}

function valuesOf(stored: Measurements, typed: MeasurementDraft['typed']): Measurements {
  const entries = MEASUREMENT_FIELDS.flatMap((field) => {
    const one = typed[field]
    const millimetres = one ? one.millimetres : stored[field]
    return millimetres === undefined ? [] : [[field, millimetres] as const]
  })
  return Object.fromEntries(entries)
}
