import type { DBCore, DBCoreTransaction } from 'dexie'

/**
 * Knows the unfinished transactions of one connection, so that a page that goes into the
 * back/forward cache does not hold the database against every page after it.
 */
export class OpenTransactions {
  readonly #open = new Set<IDBTransaction>()

  /** Sees every transaction that begins. */
  readonly watch = (core: DBCore): DBCore => ({
    ...core,
    transaction: (...given) => {
      const begun = core.transaction(...given)
      if (isNative(begun)) this.#note(begun)
      return begun
    },
  })

  /**
   * Undoes them all. Committing early is no way out: in WebKitGTK 2.50 a transaction that was told
   * to commit as its page was frozen still waits for that page.
   */
  abort(): void {
    for (const transaction of this.#open) {
      try {
        transaction.abort()
      } catch {
        // It ended by itself meanwhile.
      }
    }
    this.#open.clear()
  }

  #note(transaction: IDBTransaction): void {
    this.#open.add(transaction)
    const over = () => this.#open.delete(transaction)
    transaction.addEventListener('complete', over)
    transaction.addEventListener('abort', over)
  }
}

/** Dexie's type names only what Dexie itself uses of the browser's transaction. */
function isNative(
  transaction: DBCoreTransaction,
): transaction is DBCoreTransaction & IDBTransaction {
  return 'addEventListener' in transaction && 'mode' in transaction
}
