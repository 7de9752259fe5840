import { OCCASIONS, type Occasion } from './occasion.ts'

/** What a house may say about a piece and its cloth. Each is missing where it says nothing. */
export type ClothFields = {
  /** Who wove the cloth or made the piece. */
  mill?: string | undefined
  /** In the house's words; `draftOf` draws those that it knows. */
  weave?: string | undefined
  /** Of the cloth, in grams per square metre. */
  weight?: number | undefined
  /** What the price includes, item by item. */
  included?: string[] | undefined
  occasions?: Occasion[] | undefined
}

/** The heaviest cloth that can be entered, in grams per square metre. */
const MAX_WEIGHT = 2000

/** Whether it is a whole number of grams per square metre. */
export function isClothWeight(weight: number): boolean {
  return Number.isInteger(weight) && weight >= 1 && weight <= MAX_WEIGHT
}

type Filled = {
  mill: string
  weave: string
  weight: number | undefined
  included: string[]
  occasions: readonly string[]
}

/** The fields without those that are empty; occasions in the order of the list, others dropped. */
export function clothFieldsOf({ mill, weave, weight, included, occasions }: Filled): ClothFields {
  const known = OCCASIONS.filter((occasion) => occasions.includes(occasion))
  return {
    ...(mill && { mill }),
    ...(weave && { weave }),
    ...(weight !== undefined && { weight }),
    ...(included.length > 0 && { included }),
    ...(known.length > 0 && { occasions: known }),
  }
}
