import type { Product } from './product.ts'

/**
 * What the server says has changed: a product as it is now, or that it is gone from the shelf. One
 * that this version cannot read is `unreadable`; `id` is empty where not even that could be read.
 */
export type CatalogueChange =
  | { kind: 'product'; product: Product }
  | { kind: 'gone'; id: string; seq: number }
  | { kind: 'unreadable'; id: string; seq: number }

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

/** Products that this version could not read: the `seq` of each by its id. */
export type Skipped = Record<string, number>

/** What is skipped after these changes: an id leaves the list once it can be read, or is gone. */
export function skippedAfter(before: Skipped, changes: readonly CatalogueChange[]): Skipped {
  const after = new Map(Object.entries(before))
  for (const change of changes) {
    if (change.kind !== 'unreadable') after.delete(idOf(change))
    else if (change.id !== '') after.set(change.id, change.seq)
  }
  return Object.fromEntries(after)
}

/** Where to read the history from so that each skipped product comes again. */
export function rewound(cursor: Cursor, skipped: Skipped): Cursor {
  const first = Math.min(cursor.seq, ...Object.values(skipped).map((seq) => seq - 1))
  return { ...cursor, seq: Math.max(first, 0) }
}

/** The product that a change is about. */
export function idOf(change: CatalogueChange): string {
  return change.kind === 'product' ? change.product.id : change.id
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
 * @param skipped products that did arrive and could not be read
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
