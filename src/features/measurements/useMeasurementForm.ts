import { useState } from 'react'
import { enteredLength, formatLength } from '#domain/formatLength.ts'
import { MEASUREMENT_FIELDS } from '#domain/measurement.ts'
import type { LengthUnit, MeasurementField, Measurements } from '#domain/measurement.ts'
import type { ParsedLength } from '#domain/parseLength.ts'

type Refused = Extract<ParsedLength, { ok: false }>

/** The eight fields while they are typed in: texts on the screen, millimetres underneath. */
export type MeasurementForm = {
  unit: LengthUnit
  setUnit: (unit: LengthUnit) => void
  values: Measurements
  textOf: (field: MeasurementField) => string
  type: (field: MeasurementField, text: string) => void
  take: (changes: Measurements) => void
  refusals: Partial<Record<MeasurementField, Refused>>
  /** Whether something was typed since the form was opened. */
  dirty: boolean
}

/**
 * Opens a form on stored measurements. Changing the unit changes what is shown, never what is
 * stored; a text that is no length stays as it was typed.
 */
export function useMeasurementForm(stored: Measurements): MeasurementForm {
  const [unit, setUnit] = useState<LengthUnit>('in')
  const [values, setValues] = useState(stored)
  const [texts, setTexts] = useState<Partial<Record<MeasurementField, string>>>({})
  const [dirty, setDirty] = useState(false)

  const refusals: MeasurementForm['refusals'] = {}
  for (const field of MEASUREMENT_FIELDS) {
    const text = texts[field]
    if (!text) continue
    const entered = enteredLength(text, unit, stored[field], field)
    if (!entered.ok) refusals[field] = entered
  }

  function type(field: MeasurementField, text: string) {
    setDirty(true)
    setTexts({ ...texts, [field]: text })
    const entered = enteredLength(text, unit, stored[field], field)
    if (entered.ok) setValues({ ...values, [field]: entered.millimetres })
    else setValues(without(values, field))
  }

  function take(changes: Measurements) {
    setDirty(true)
    setValues({ ...values, ...changes })
    setTexts(Object.fromEntries(Object.entries(texts).filter(([field]) => !(field in changes))))
  }

  function changeUnit(next: LengthUnit) {
    setUnit(next)
    const unread = Object.entries(texts).filter(([field]) => field in refusals)
    setTexts(Object.fromEntries(unread))
  }

  function textOf(field: MeasurementField): string {
    const millimetres = values[field]
    return texts[field] ?? (millimetres === undefined ? '' : formatLength(millimetres, unit))
  }

  return { unit, setUnit: changeUnit, values, textOf, type, take, refusals, dirty }
}

function without(values: Measurements, field: MeasurementField): Measurements {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== field))
}
