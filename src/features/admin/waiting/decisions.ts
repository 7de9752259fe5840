import type { DeskItem } from '#data/desk/edits/queuedEdits.ts'
import type { DeskEdit } from '#domain/desk/deskEdit.ts'
import { repriced } from '#domain/orders/repriced.ts'

/** Whether an edit conflicts with a newer version and needs the owner's decision. */
export function isDecidable({ edit, problem }: DeskItem): boolean {
  if (edit.what === 'move') return problem !== undefined && problem.code !== 'signInNeeded'
  return problem?.code === 'newerVersion' && 'base' in edit
}

/** An order repriced to the current prices, without products that are gone. */
export function pricesOfToday({ edit, problem }: DeskItem): DeskEdit {
  if (edit.what !== 'order') return edit
  const lines = repriced(edit.draft.lines, problem?.changes ?? [])
  return { ...edit, draft: { ...edit.draft, lines } }
}
