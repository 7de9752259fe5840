import { liveQueryForOwner } from './liveQuery.ts'
import { currentOwner } from '#data/server/currentOwner.ts'
import { writeLocal } from './writeLocal.ts'
import type { Live } from '#data/live/store.ts'

/** The name of the checkout's draft. */
export const CHECKOUT_DRAFT = 'checkout'

/** The key of a form's draft: each owner has their own. */
export function draftKey(owner: string, name: string): string {
  return `${owner}/${name}`
}

/** What was typed into a form, live; the form reads it itself, as it may be of an older version. */
export function liveDraft(name: string): Live<{ draft: unknown }> {
  return liveQueryForOwner(async (db, owner) => ({
    draft: (await db.drafts.get(draftKey(owner, name)))?.draft,
  }))
}

/** What was typed into a form and not sent; undefined when there is nothing. */
export async function loadDraft(name: string): Promise<unknown> {
  const owner = currentOwner()
  const loaded = await writeLocal((db) => db.drafts.get(draftKey(owner, name)))
  return loaded.ok ? loaded.value?.draft : undefined
}

/** Keeps what is being typed; anything that can be cloned. */
export async function saveDraft(name: string, draft: unknown): Promise<void> {
  const owner = currentOwner()
  const row = { key: draftKey(owner, name), owner, name, draft, savedAt: Date.now() }
  await writeLocal((db) => db.drafts.put(row))
}

export async function clearDraft(name: string): Promise<void> {
  const owner = currentOwner()
  await writeLocal((db) => db.drafts.delete(draftKey(owner, name)))
}
