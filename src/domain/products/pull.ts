import type { Product } from './product.ts'

/**
 * A change from the server: the current product, or a tombstone. A record that this version cannot
 * parse is `unreadable`; its `id` is empty if not even that could be parsed.
 */
export type CatalogueChange =
  | { kind: 'product'; product: Product }
  | { kind: 'gone'; id: string; seq: number }
  | { kind: 'unreadable'; id: string; seq: number }

/** A change on the wire: the product, or that it is gone. */
export type SentChange = Product | { id: string; seq: number; gone: true }

/** A page of changes on the wire; the cursor of the next page is `seq`. */
export type SentCataloguePage = { changes: SentChange[]; seq: number; more: boolean; epoch: string }

/** The ids of all products on the shelf, at one position in the commit order. */
export type CatalogueIds = { ids: string[]; seq: number; epoch: string }

/** What realtime says on the topic `catalogue`: how far the server is; `shopSeq` of the settings. */
export type CatalogueHint = { seq: number; epoch: string; shopSeq: number }

export type CataloguePage = {
  changes: CatalogueChange[]
  /** The position in the commit order up to which this page is complete. */
  seq: number
  more: boolean
  /** Identifies the server's history; in a new epoch the numbers start over. */
  epoch: string
}

/** How far this device has pulled; `epoch` is unknown when the products came with the HTML. */
export type Cursor = { seq: number; epoch?: string | undefined }

/** Whether the device's cursor is behind the server's. */
export function isBehind(here: Cursor | undefined, there: Cursor): boolean {
  return here === undefined || here.epoch !== there.epoch || there.seq > here.seq
}

/** Products that this version could not parse: the `seq` of each by its id. */
export type Skipped = Record<string, number>

/** Updates the skipped products: an id is removed once it can be parsed, or is gone. */
export function updateSkipped(before: Skipped, changes: readonly CatalogueChange[]): Skipped {
  const after = new Map(Object.entries(before))
  for (const change of changes) {
    if (change.kind !== 'unreadable') after.delete(idOf(change))
    else if (change.id !== '') after.set(change.id, change.seq)
  }
  return Object.fromEntries(after)
}

/** Moves the cursor back so that the next pull fetches each skipped product again. */
export function rewindCursor(cursor: Cursor, skipped: Skipped): Cursor {
  const first = Math.min(cursor.seq, ...Object.values(skipped).map((seq) => seq - 1))
  return { ...cursor, seq: Math.max(first, 0) }
}

/** The id of the changed product. */
export function idOf(change: CatalogueChange): string {
  return change.kind === 'product' ? change.product.id : change.id
}

export type PullStep =
  /** Store the changes and the new cursor together. */
  | { kind: 'apply'; cursor: Cursor }
  /** The server's history is another one: pull it from the start, then reconcile. */
  | { kind: 'restart'; cursor: Cursor }
  /** The server reports more without advancing the cursor: pulling again would loop forever. */
  | { kind: 'stuck' }

/** What to do with a page that was requested at this cursor. */
export function pullStep(cursor: Cursor, page: CataloguePage): PullStep {
  const sameHistory = cursor.epoch === undefined || cursor.epoch === page.epoch
  if (!sameHistory || page.seq < cursor.seq) {
    return { kind: 'restart', cursor: { seq: 0, epoch: page.epoch } }
  }
  if (page.more && page.seq === cursor.seq) return { kind: 'stuck' }
  return { kind: 'apply', cursor: { seq: page.seq, epoch: page.epoch } }
}

/**
 * Compares the stored products with the server's full list of ids: which are no longer on the shelf,
 * and whether some never arrived. Only meaningful when both are at the same position in the history.
 * @param skipped products that did arrive but could not be parsed
 */
export function reconcile(
  stored: readonly string[],
  onShelf: readonly string[],
  skipped: Skipped = {},
): { gone: string[]; missing: boolean } {
  const shelf = new Set(onShelf)
  const here = new Set(stored)
  return {
    gone: stored.filter((id) => !shelf.has(id)),
    missing: onShelf.some((id) => !here.has(id) && !Object.hasOwn(skipped, id)),
  }
}
