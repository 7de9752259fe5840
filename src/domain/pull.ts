import type { Product } from './product.ts'

/** What the server says has changed: a product as it is now, or that it is gone from the shelf. */
export type CatalogueChange =
  { kind: 'product'; product: Product } | { kind: 'gone'; id: string; seq: number }

export type CataloguePage = {
  changes: CatalogueChange[]
  /** The place in the commit order up to which this page tells everything. */
  seq: number
  more: boolean
  /** Names the server's history; another name means that its numbers start anew. */
  epoch: string
}

/** How far this device has read; `epoch` is unknown when the products came with a page. */
export type Cursor = { seq: number; epoch?: string | undefined }

/** Whether a device has something to fetch from a server that has come as far as `there`. */
export function isBehind(here: Cursor | undefined, there: Cursor): boolean {
  return here === undefined || here.epoch !== there.epoch || there.seq > here.seq
}

export type PullStep =
  /** Store the changes and the new cursor together. */
  | { kind: 'apply'; cursor: Cursor }
  /** The server has another history: read it from its beginning, then reconcile. */
  | { kind: 'restart'; cursor: Cursor }
  /** The server promises more and does not move: asking again would never end. */
  | { kind: 'stuck' }

/** What to do with a page that was asked for at the cursor. */
export function pullStep(cursor: Cursor, page: CataloguePage): PullStep {
  const sameHistory = cursor.epoch === undefined || cursor.epoch === page.epoch
  if (!sameHistory || page.seq < cursor.seq) {
    return { kind: 'restart', cursor: { seq: 0, epoch: page.epoch } }
  }
  if (page.more && page.seq === cursor.seq) return { kind: 'stuck' }
  return { kind: 'apply', cursor: { seq: page.seq, epoch: page.epoch } }
}

/**
 * What a full list of ids says about what is stored: which products are no longer on the shelf,
 * and whether some never arrived. Only meaningful when both are of the same place in the history.
 */
export function reconcile(
  stored: readonly string[],
  onShelf: readonly string[],
): { gone: string[]; missing: boolean } {
  const shelf = new Set(onShelf)
  const here = new Set(stored)
  return {
    gone: stored.filter((id) => !shelf.has(id)),
    missing: onShelf.some((id) => !here.has(id)),
  }
}
