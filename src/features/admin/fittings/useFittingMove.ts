import { useRef, useState } from 'react'
import { ownedFittings, ownerFittingOf, setFitting } from '#data/desk/fittings.ts'
import type { Slot } from '#domain/fittings/slots.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'

/**
 * Moves fittings; the customer has to agree to the new slot. Moves are saved one after another: an
 * arrow key or a drop while a move is being saved is queued as the next move.
 */
export function useFittingMove() {
  /** The slots that are not saved yet, by fitting. */
  const unsaved = useRef(new Map<string, Slot>())
  const [slots, setSlots] = useState<ReadonlyMap<string, Slot>>(new Map())
  const [moved, setMoved] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const [, run] = useBusy()

  function setSlot(id: string, slot: Slot | undefined) {
    if (slot) unsaved.current.set(id, slot)
    else unsaved.current.delete(id)
    setSlots(new Map(unsaved.current))
  }

  function move(id: string, slot: Slot, byKey: boolean) {
    setFocused(byKey ? id : undefined)
    setSlot(id, slot)
    run(saveAll)
  }

  async function saveAll() {
    for (;;) {
      const [next] = unsaved.current
      if (!next) return
      await save(...next)
    }
  }

  async function save(id: string, slot: Slot) {
    const before = ownedFittings.rows.current()?.find((fitting) => fitting.id === id)
    if (!before) return setSlot(id, undefined)
    const edit = { ...ownerFittingOf(before), ...slot, status: 'proposed' } as const
    const saved = await setFitting(edit, before)
    if (saved.ok) setMoved(id)
    else notifyProblem(saved.problem)
    const isLast = unsaved.current.get(id) === slot
    if (isLast || !saved.ok) setSlot(id, undefined)
  }

  return { slots, moved, focused, move, dismiss: () => setMoved(undefined) }
}
