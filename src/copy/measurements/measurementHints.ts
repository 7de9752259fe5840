import type { LengthRefusal } from '#domain/length/parseLength.ts'

/** Why a text is not a length. The number is never changed without asking. */
export const lengthProblems = {
  empty: 'Please fill in this measurement.',
  notNumber: 'This does not read as a length. Try 15.5, 15 1/2 or 39 cm.',
  negative: 'A measurement is more than zero.',
  zero: 'A measurement is more than zero.',
  zeroDivisor: 'A fraction cannot have zero below the line.',
  improperFraction: 'Is a space missing? Write 15 1/2, not 151/2.',
  feet: 'Please write inches only: 5 feet 2 is 62.',
  exponent: 'This does not read as a length. Try 15.5, 15 1/2 or 39 cm.',
  thousands: 'Is there a point or a comma too many? Try 15.5 or 15 1/2.',
  tooLong: 'Longer than two and a half metres. Is a decimal point missing?',
} as const satisfies Record<LengthRefusal, string>

/** The answers to a finding; the findings themselves are in `findings.ts`. */
export const measurementHints = {
  use: (offer: string) => `Use ${offer}`,
  keep: 'It is right, keep it',
} as const

/** Tips before measuring. */
export const tapeTips = [
  'Use a soft tape and wear thin clothes.',
  'Ask someone to help with shoulder and sleeve.',
  'Keep the tape level and flat, not tight.',
  'Measure twice. If the two differ by half an inch, measure a third time.',
] as const

/** The consent asked once, before the first measurement is stored; separate from any other terms. */
export const measurementConsent = {
  title: 'Before you save your measurements',
  what: 'What: up to eight measurements, height, weight and notes if you add them, and the name you give the set.',
  why: 'Why: to cut the clothes you order, and to have them ready for the next order.',
  who: 'Who sees them: you and our workroom. They are never sold, and never part of a link.',
  howLong:
    'How long: until you delete them. A copy stays with each order for as long as the law asks us to keep it.',
  withdraw:
    'To withdraw: one tap below your measurements, at any time. It deletes them here and in your account.',
  agree: 'I agree that my measurements are kept for this',
  needed: 'To save them, please tick the box.',
  save: 'Agree and save',
  decline: 'Not now',
  withdrawn: 'Your consent is withdrawn and your measurements are deleted.',
  withdrawButton: 'Withdraw and delete',
  complain: 'If we do not put a complaint right, you may go to the Data Protection Board of India.',
} as const
