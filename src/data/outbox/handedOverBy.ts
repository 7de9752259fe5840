import type { OutboxRow } from '#data/storage/rows.ts'

/**
 * Who handed something over. What needs no account (an appointment, the newsletter) is sent as
 * nobody's, whoever is signed in by then.
 */
export function submittedBy({ by, owner }: Pick<OutboxRow, 'by' | 'owner'>): string {
  return by ?? owner
}

/**
 * Whether a person sees something that waits and decides about it: what they handed over, and what
 * the guest of this device did, who may be the same person before signing in.
 */
export function isShownTo(person: string, row: Pick<OutboxRow, 'by' | 'owner'>): boolean {
  const by = submittedBy(row)
  return by === '' || by === person
}
