import { useEffect, useState } from 'react'
import type { LengthUnit } from '#domain/length/measurement.ts'
import { clearDraft, loadDraft, saveDraft } from '#data/storage/drafts.ts'
import { measurementDraftName } from '#data/measurements/measurementDraftName.ts'
import { readDraft, type MeasurementDraft } from './measurementDraft.ts'

/**
 * Unsaved input of a set's form, stored on the device on every keystroke; undefined until loaded.
 * @param usual the unit of a form without input
 */
export function useDraft(name: string, usual: LengthUnit) {
  const key = measurementDraftName(name)
  const [draft, setDraft] = useState<MeasurementDraft>()

  useEffect(() => {
    let left = false
    void loadDraft(key).then((kept) => {
      if (!left) setDraft(readDraft(kept, usual))
    })
    return () => {
      left = true
    }
  }, [key, usual])

  function change(part: Partial<MeasurementDraft>) {
    if (!draft) return
    const next = { ...draft, ...part }
    setDraft(next)
    void saveDraft(key, next)
  }

  function forget() {
    if (draft) setDraft({ unit: draft.unit, typed: {}, confirmations: [] })
    void clearDraft(key)
  }

  return { draft, change, forget }
}
