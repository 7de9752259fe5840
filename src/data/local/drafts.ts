import { liveQueryForOwner } from './liveQuery.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import type { Live } from '#domain/base/live.ts'

export const CHECKOUT_DRAFT = 'checkout'

/** Prefix of the names of measurement drafts. */
export const MEASUREMENT_DRAFTS = 'measurements'

/** The draft name of a measurement form. */
export function measurementDraftName(form: string): string {
  return `${MEASUREMENT_DRAFTS}/${form}`
}

/** The key of a form's draft: each owner has their own. */
export function draftKey(owner: string, name: string): string {
  return `${owner}/${name}`
}

/**
 * A form's unsent draft, live. The form parses it itself, as an older version may have written it.
 */
export function liveDraft(name: string): Live<{ draft: unknown }> {
  return liveQueryForOwner(async (db, owner) => ({
    draft: (await db.drafts.get(draftKey(owner, name)))?.draft,
  }))
}

/** A form's unsent draft; undefined when there is none. */
export async function loadDraft(name: string, owner = currentOwner()): Promise<unknown> {
  const loaded = await writeLocal((db) => db.drafts.get(draftKey(owner, name)))
  return loaded.ok ? loaded.value?.draft : undefined
}

/** Stores a form's draft: any structured-cloneable value. */
export async function saveDraft(
  name: string,
  draft: unknown,
  owner = currentOwner(),
): Promise<void> {
  const row = { key: draftKey(owner, name), owner, name, draft, savedAt: Date.now() }
  await writeLocal((db) => db.drafts.put(row))
}

/** Removes all drafts of an owner. */
export async function clearDrafts(owner: string): Promise<void> {
  await writeLocal((db) => db.drafts.where({ owner }).delete())
}

export async function clearDraft(name: string, owner = currentOwner()): Promise<void> {
  await writeLocal((db) => db.drafts.delete(draftKey(owner, name)))
}
