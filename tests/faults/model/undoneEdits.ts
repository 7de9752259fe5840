import type { Report } from '#tests/faults/report.ts'
import type { Edit } from './outcome.ts'

/**
 * The edits of a device that it no longer shows, although no newer edit has replaced them. An edit
 * that was never confirmed to the shopper may have been made at any time.
 */
export function undoneEdits(edits: readonly Edit[], report: Report, device: number): string[] {
  const own = edits.filter((edit) => edit.device === device && edit.at !== undefined && !edit.raced)
  return own.flatMap((edit) => {
    const shown = shownOf(edit, report)
    if (shown === undefined || shown === edit.value) return []
    const rival = edits.find((one) => isSameField(one, edit) && one.value === shown)
    if (rival && (rival.at === undefined || rival.at >= (edit.at ?? 0))) return []
    return [`${edit.what} ${edit.field} ${edit.value} by ${shown}`]
  })
}

/** The phone's value of the edited field; undefined when it does not have it. */
function shownOf({ what, of, field }: Edit, { sets, likes }: Report): string | undefined {
  if (what === 'like') {
    const row = likes.find(({ owner }) => owner === of)
    return row && new Map<string, string>(Object.entries(row.values)).get(field)
  }
  const set = sets.find(({ id }) => id === of)
  const value = set && new Map<string, number>(Object.entries(set.values)).get(field)
  return set && String(value)
}

/** Whether two edits are of the same field; one that was never confirmed names no set. */
export function isSameField(one: Edit, other: Edit): boolean {
  if (one.what !== other.what || one.field !== other.field) return false
  return one.of === other.of || (one.what === 'measure' && one.of === '')
}
