import type { MailPurpose } from '#domain/mail/storefrontMail.ts'

type Listener = (purpose: MailPurpose) => void

const listeners = new Set<Listener>()

/**
 * Calls back with each mail that is given up. The order or request it was about has reached the
 * server all the same.
 */
export function onMailFailed(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportMailFailed(purpose: MailPurpose): void {
  for (const listener of listeners) listener(purpose)
}
