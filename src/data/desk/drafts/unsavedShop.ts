import { createStore } from '#data/live/store.ts'
import { ownerId } from '#data/desk/edits/editQueue.ts'
import { clearDraft, loadDraft, saveDraft } from '#data/local/drafts.ts'
import { changedShop } from '#domain/desk/changedShop.ts'
import { fieldReader } from '#domain/base/parse.ts'
import type { Shop } from '#domain/shop/shop.ts'
import { parseOwnedShop, type OwnedShop } from '#data/desk/replicas/shopReplica.ts'

/** Settings that were edited and are not saved, and the ones that the edits are based on. */
export type UnsavedShop = { base: OwnedShop; changes: Partial<Shop> }

/**
 * The settings form's edits. They stay while the owner looks at another page of the desk, until they
 * are saved or the owner signs out; undefined when there are none.
 */
export const unsavedShop = createStore<UnsavedShop | undefined>(undefined)

const DRAFT = 'settings'

/** Sets the edits and stores them on this device; discards them if nothing has changed. */
export function keepUnsavedShop(base: OwnedShop, changes: Partial<Shop>): void {
  if (Object.keys(changes).length === 0) return discardUnsavedShop()
  unsavedShop.set({ base, changes })
  const { shop, ...record } = base
  const before = { ...record, ...shop }
  void saveDraft(DRAFT, { before, after: { ...before, ...changes } }, ownerId())
}

/** Forgets the edits, on the device too. */
export function discardUnsavedShop(): void {
  unsavedShop.set(undefined)
  void clearDraft(DRAFT, ownerId())
}

/**
 * Restores the edits that a tablet dropped with the page, as it may while the owner copies a UPI ID
 * or an address from another app.
 * @returns whether there were any
 */
export async function restoreUnsavedShop(): Promise<boolean> {
  const stored = fieldReader(await loadDraft(DRAFT, ownerId()))
  const base = stored.ifReadable('before', parseOwnedShop)
  const edited = stored.ifReadable('after', parseOwnedShop)
  if (!base || !edited || unsavedShop.current()) return false
  unsavedShop.set({ base, changes: changedShop(base.shop, edited.shop) })
  return true
}
