import { useEffect, useState } from 'react'
import type { LengthUnit } from '#domain/length/measurement.ts'
import { clearDraft, loadDraft, measurementDraftName, saveDraft } from '#data/local/drafts.ts'
import { emptyDraft, parseDraft, type MeasurementDraft } from '#ui/measuring/measurementDraft.ts'

/**
 * Unsaved input of a set's form, stored on the device on every keystroke; undefined until loaded.
 * @param defaultUnit the unit of a form without input
 */
export function useDraft(name: string, defaultUnit: LengthUnit) {
  const key = measurementDraftName(name)
  const [draft, setDraft] = useState<MeasurementDraft>()

  useEffect(() => {
    let unmounted = false
    void loadDraft(key).then((stored) => {
      if (!unmounted) setDraft(parseDraft(stored, defaultUnit))
    })
    return () => {
      unmounted = true
    }
  }, [key, defaultUnit])

  function change(part: Partial<MeasurementDraft>) {
    if (!draft) return
    const next = { ...draft, ...part }
    setDraft(next)
    void saveDraft(key, next)
  }

  function discard() {
    if (draft) setDraft(emptyDraft(draft.unit))
    void clearDraft(key)
  }

  return { draft, change, discard }
}
