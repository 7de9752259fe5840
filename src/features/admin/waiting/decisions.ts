import type { DeskItem } from '#data/desk/edits/queuedEdits.ts'
import type { DeskEdit } from '#domain/desk/deskEdit.ts'
import { repriced } from '#domain/orders/repriced.ts'

/** Whether an edit met a newer version that the owner has to look at. */
export function isDecidable({ edit, problem }: DeskItem): boolean {
  if (edit.what === 'move') return problem !== undefined && problem.code !== 'signInNeeded'
  return problem?.code === 'newerVersion' && 'base' in edit
}

/** An order of which prices have changed, at the new ones; what is gone leaves it. */
export function pricesOfToday({ edit, problem }: DeskItem): DeskEdit {
  if (edit.what !== 'order') return edit
  const lines = repriced(edit.draft.lines, problem?.changes ?? [])
  return { ...edit, draft: { ...edit.draft, lines } }
}
