/**
 * Sends a new entry in the background. The queue's code is loaded only now, so modules that only
 * store data stay small.
 * @param signedIn an account that has signed in again: its waiting entries are released too
 */
export function sendSoon(signedIn?: string): void {
  import('#data/outbox/sending/queue.ts').then(
    async ({ flushOutbox, releaseSignedOut }) => {
      if (signedIn !== undefined) await releaseSignedOut(signedIn)
      await flushOutbox()
    },
    // The entry stays in the outbox: the engine sends it on the next page or on reconnect.
    () => undefined,
  )
}
