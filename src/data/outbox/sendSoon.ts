/**
 * Sends what was just put into the outbox. Nobody waits for it, and the sender comes only now, when
 * there is something to send: who keeps things is no heavier for it. What had waited for this person
 * to sign in again goes too.
 */
export function sendSoon(signedIn?: string): void {
  import('./queue.ts').then(
    async ({ flushOutbox, releaseSignedOut }) => {
      if (signedIn !== undefined) await releaseSignedOut(signedIn)
      await flushOutbox()
    },
    // What was kept stays kept: the engine sends it on the next page, or when the shop is back.
    () => undefined,
  )
}
