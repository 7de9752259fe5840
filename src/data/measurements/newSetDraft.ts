import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { draftKey, liveDraft, measurementDraftName } from '#data/local/drafts.ts'
import type { Database } from '#data/storage/database.ts'

/** The form of measurements that are in no set yet. */
export const NEW_SET_FORM = 'new'

const NAME = measurementDraftName(NEW_SET_FORM)

/** What is typed in that form, live. */
export const liveNewSetDraft = liveDraft(NAME)

/**
 * Gives what was typed before there was a set to the body that is added now: saved in it, or as its
 * unsaved input. Call inside a transaction.
 */
export async function takeNewSetDraft(
  db: Database,
  owner: string,
  { id, kind, values }: MeasurementSet,
): Promise<void> {
  const typed = await db.drafts.get(draftKey(owner, NAME))
  if (!typed || kind !== 'body') return
  await db.drafts.delete(typed.key)
  if (Object.keys(values).length > 0) return
  const name = measurementDraftName(id)
  await db.drafts.put({ ...typed, name, key: draftKey(owner, name) })
}
