/** What pieces are worn for, in the order of the home page. */
export const OCCASIONS = ['wedding', 'office', 'festival', 'summer'] as const

export type Occasion = (typeof OCCASIONS)[number]

/** Whether it is one of the occasions. */
export function isOccasion(name: string): name is Occasion {
  return OCCASIONS.some((occasion) => occasion === name)
}
