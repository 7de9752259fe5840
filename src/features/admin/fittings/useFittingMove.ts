import { useState } from 'react'
import { ownerFittingOf, setFitting } from '#data/desk/fittings.ts'
import type { FittingRecord } from '#domain/fittings/fitting.ts'
import type { Slot } from '#domain/fittings/slots.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'

/** Moves fittings, one move at a time; the customer has to agree to the new slot. */
export function useFittingMove() {
  const [moved, setMoved] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const [busy, run] = useBusy()

  function move(fitting: FittingRecord, slot: Slot, byKey: boolean) {
    if (busy) return
    setFocused(byKey ? fitting.id : undefined)
    run(async () => {
      const next = { ...ownerFittingOf(fitting), ...slot, status: 'proposed' } as const
      const saved = await setFitting(next, fitting)
      if (saved.ok) setMoved(fitting.id)
      else notifyProblem(saved.problem)
    })
  }

  return { moved, focused, move, dismiss: () => setMoved(undefined) }
}
