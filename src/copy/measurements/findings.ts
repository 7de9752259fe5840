import type { Finding, FindingCode } from '#domain/body/checkBody.ts'
import type { NoSuggestion, SizeNote, SizeSuggestion } from '#domain/body/suggestSize.ts'
import type { LengthOffer, UnitError } from '#domain/length/unitErrors.ts'

/** The variables of a sentence: the doubtful measurement, the one it clashes with, the offer. */
type Words = { field: string; other: string; offer: string }

/** One sentence for each finding. All are questions to the shopper; none refuses anything. */
export const findingSentences = {
  looksLikeCentimetres: ({ offer }) => `This looks like centimetres. Use ${offer}?`,
  looksLikeInches: ({ offer }) => `This looks like inches. Use ${offer}?`,
  looksLikeMillimetres: ({ offer }) => `This looks like millimetres. Use ${offer}?`,
  tenfold: ({ offer }) => `Is a decimal point missing? Use ${offer}?`,
  tenth: ({ offer }) => `Is the decimal point one place too far left? Use ${offer}?`,
  half: ({ offer }) => `This looks like half the length, as on a folded tape. Use ${offer}?`,
  doubled: ({ offer }) => `This looks doubled. Use ${offer}?`,
  digitsSwapped: ({ offer }) => `Are two digits swapped? Use ${offer}?`,
  digitOff: ({ field, offer }) => `${field} seems ten off. Use ${offer}?`,
  keyMissed: ({ field, offer }) => `${field} is a little unusual. Is it ${offer}?`,
  swapped: ({ field, other }) => `${field} and ${other} look swapped. Swap them?`,
  fromNeck: ({ offer }) =>
    `This looks measured from the neck. From the shoulder seam it would be about ${offer}.`,
  copied: ({ field, other }) => `${field} and ${other} are the same. Was one typed twice?`,
  outside: ({ field }) => `${field} is outside what we usually see. Please measure once more.`,
  order: ({ field, other }) => `${field} should be longer than ${other}.`,
  clash: ({ field, other }) =>
    `${field} and ${other} seldom go together like this. Please measure both once more.`,
  unusual: ({ field, other }) =>
    other === ''
      ? `${field} is a little unusual. Measure once more to be sure.`
      : `${field} is a little unusual beside ${other}. Measure once more to be sure.`,
} as const satisfies Record<FindingCode, (words: Words) => string>

/** Labels of the button that accepts the offer. */
export const offerButtons = {
  use: (offer: string) => `Use ${offer}`,
  about: (offer: string) => `Use about ${offer}`,
  swap: 'Swap them',
  all: 'Change them',
} as const

/** One unit error in several measurements, with their names and numbers. */
export const sharedUnitSentences = {
  looksLikeCentimetres: (fields: string) => `These look like centimetres: ${fields}. Change them?`,
  looksLikeInches: (fields: string) => `These look like inches: ${fields}. Change them?`,
  looksLikeMillimetres: (fields: string) => `These look like millimetres: ${fields}. Change them?`,
  tenfold: (fields: string) => `Is a decimal point missing in these: ${fields}? Change them?`,
  tenth: (fields: string) =>
    `Is the decimal point one place too far left in these: ${fields}? Change them?`,
  half: (fields: string) => `These look like half, as on a folded tape: ${fields}. Change them?`,
} as const satisfies Record<UnitError, (fields: string) => string>

/** Shown with a refused text that has one likely reading. */
export const offerReasons = {
  looksLikeCentimetres: 'This looks like centimetres.',
  looksLikeInches: 'This looks like inches.',
  looksLikeMillimetres: 'This looks like millimetres.',
  tenfold: 'Is a decimal point missing?',
  tenth: 'Is the decimal point one place too far left?',
  half: 'This looks like half the length.',
  missingSpace: 'Is a space missing?',
} as const satisfies Record<LengthOffer['repair'], string>

export const findingLevels = {
  warning: 'Please check',
  hint: 'A little unusual',
} as const satisfies Record<Finding['level'], string>

/** The nearest ready-to-wear size, as a hint beside made to measure. */
export const sizeHint = {
  title: 'Nearest ready size',
  confidence: {
    good: 'A good match.',
    fair: 'A neighbouring size may fit as well.',
    rough: 'A rough guess. We cut to your measurements, not to this.',
  } satisfies Record<SizeSuggestion['confidence'], string>,
  notes: {
    betweenSizes: 'Your chest is between two sizes.',
    waistLarger: 'The trousers that go with it will be tight at the waist.',
    waistSmaller: 'The trousers that go with it will be loose at the waist.',
    heightGuessed: 'Height guessed from your other measurements.',
    betweenLengths: 'Your height is between two jacket lengths.',
  } satisfies Record<SizeNote, string>,
  none: {
    noChest: 'Add your chest to see a ready size.',
    smallerThanTable: 'Smaller than our ready sizes. We cut this one for you.',
    largerThanTable: 'Larger than our ready sizes. We cut this one for you.',
  } satisfies Record<NoSuggestion, string>,
} as const
