import { useEffect, useState } from 'react'
import {
  clearCounterDraft,
  loadCounterDraft,
  saveCounterDraft,
} from '#data/desk/drafts/counterDraft.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { parseCounterDraft, type CounterDraft } from './counterDraft.ts'

/** The order being entered, stored on the tablet with every change; undefined until loaded. */
export function useCounterDraft() {
  const [draft, setDraft] = useState<CounterDraft>()

  useEffect(() => {
    let left = false
    void loadCounterDraft().then((stored) => {
      if (!left) setDraft(parseCounterDraft(stored, newRecordId()))
    })
    return () => {
      left = true
    }
  }, [])

  function change(part: Partial<CounterDraft>) {
    if (!draft) return
    const next = { ...draft, ...part }
    setDraft(next)
    void saveCounterDraft(next)
  }

  function startOver() {
    setDraft(parseCounterDraft(undefined, newRecordId()))
    void clearCounterDraft()
  }

  return { draft, change, startOver }
}
