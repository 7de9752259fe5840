import type { OutboxRow } from './rows.ts'

/**
 * Who handed something over, and so may see it and take it back. What needs no account (an
 * appointment, the newsletter) goes as nobody's, whoever is signed in by then.
 */
export function handedOverBy({ by, owner }: Pick<OutboxRow, 'by' | 'owner'>): string {
  return by ?? owner
}
