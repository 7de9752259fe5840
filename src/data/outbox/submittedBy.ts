import type { OutboxRow } from '#data/storage/rows.ts'

/**
 * The account that submitted an entry. Forms that need no account (an appointment, the newsletter)
 * are sent as a guest, no matter who is signed in by then.
 */
export function submittedBy({ by, owner }: Pick<OutboxRow, 'by' | 'owner'>): string {
  return by ?? owner
}

/**
 * Whether an account sees a waiting entry and may act on it: its own, and those of this device's
 * guest, who may be the same person before signing in.
 */
export function isVisibleTo(person: string, row: Pick<OutboxRow, 'by' | 'owner'>): boolean {
  const by = submittedBy(row)
  return by === '' || by === person
}
