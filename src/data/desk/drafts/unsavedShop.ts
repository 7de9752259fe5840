import { createStore } from '#data/live/store.ts'
import type { Shop } from '#domain/shop/shop.ts'
import type { OwnedShop } from '#data/desk/replicas/shopReplica.ts'

/** Settings that were edited and are not saved, and the ones that the edits are based on. */
export type UnsavedShop = { base: OwnedShop; changes: Partial<Shop> }

/**
 * The settings form's edits. They stay while the owner looks at another page of the desk, until they
 * are saved or the owner signs out; undefined when there are none.
 */
export const unsavedShop = createStore<UnsavedShop | undefined>(undefined)
