import type { DBCore, DBCoreTransaction } from 'dexie'

/**
 * Tracks the open transactions of one connection, so that a page entering the back/forward cache
 * does not block the database for every page after it.
 */
export class OpenTransactions {
  readonly #open = new Set<IDBTransaction>()

  /** Dexie middleware that records every transaction as it begins. */
  readonly watch = (core: DBCore): DBCore => ({
    ...core,
    transaction: (...given) => {
      const transaction = core.transaction(...given)
      if (isNative(transaction)) this.#note(transaction)
      return transaction
    },
  })

  /**
   * Aborts them all. Committing early is not an option: in WebKitGTK 2.50 a transaction that was
   * committed while its page was being frozen still waits for that page.
   */
  abort(): void {
    for (const transaction of this.#open) {
      try {
        transaction.abort()
      } catch {
        // It has finished meanwhile.
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

/** Dexie's type declares only the members of the native transaction that Dexie itself uses. */
function isNative(
  transaction: DBCoreTransaction,
): transaction is DBCoreTransaction & IDBTransaction {
  return 'addEventListener' in transaction && 'mode' in transaction
}
