/**
 * Sends what was just put into the outbox. Nobody waits for it, and the sender comes only now, when
 * there is something to send: who keeps things is no heavier for it.
 */
export function sendSoon(): void {
  import('./outbox.ts').then(
    ({ flushOutbox }) => flushOutbox(),
    // What was kept stays kept: the engine sends it on the next page, or when the shop is back.
    () => undefined,
  )
}
