/** Asks before a dialog loses what was typed in its form. */
export const leaving = {
  question: 'Close without saving? What you typed will be lost.',
  yes: 'Discard changes',
} as const
