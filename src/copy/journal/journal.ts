import { howToCare } from './howToCare.ts'
import { howToMeasure } from './howToMeasure.ts'

/** The articles by their page, the newest last. */
export const articles = [
  { name: 'howToMeasure', ...howToMeasure },
  { name: 'howToCare', ...howToCare },
] as const

/** The list of the house's articles, and what is around each. */
export const journal = {
  title: 'Journal',
  lead: 'What we tell customers at the table, written down.',
  description:
    'How to measure yourself for clothes that are cut for you, and how to care for them, by the people who make them.',
  minutes: (count: number) => `${count}-minute read`,
  all: 'All articles',
  front: 'From the front',
  back: 'From the back',
  figure: (side: string, names: string) => `Where the tape goes, ${side}: ${names}`,
} as const
