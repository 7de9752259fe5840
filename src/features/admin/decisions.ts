import type { DeskItem } from '#data/deskRows.ts'
import type { DeskEdit } from '#domain/deskEdit.ts'

/** Whether an edit met a newer version that the owner has to look at. */
export function isDecidable({ edit, problem }: DeskItem): boolean {
  if (edit.what === 'move') return problem !== undefined && problem.code !== 'signInNeeded'
  return problem?.code === 'newerVersion' && 'base' in edit
}

/** An order of which prices have changed, at the new ones; what is gone leaves it. */
export function pricesOfToday({ edit, problem }: DeskItem): DeskEdit {
  if (edit.what !== 'order') return edit
  const changes = new Map(problem?.changes?.map((change) => [change.product, change]))
  const lines = edit.draft.lines.flatMap((line) => {
    const change = changes.get(line.product)
    if (!change) return [line]
    return change.now === undefined ? [] : [{ ...line, price: change.now }]
  })
  return { ...edit, draft: { ...edit.draft, lines } }
}
