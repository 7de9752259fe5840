import type { ProblemCode } from '#domain/base/problem.ts'
import { splitList } from '#domain/base/text.ts'
import { clothFieldsOf, isClothWeight, type ClothFields } from './clothFields.ts'
import { isOccasion } from './occasion.ts'

/** The cloth's fields as text, in the order of the form and the CSV file. */
export const CLOTH_TEXT_FIELDS = ['mill', 'weave', 'weight', 'included', 'occasions'] as const

export type ClothText = Record<(typeof CLOTH_TEXT_FIELDS)[number], string>

/** The fields as text, for editing; lists are separated by commas. */
export function clothTextOf(cloth: ClothFields = {}): ClothText {
  const { mill = '', weave = '', weight, included = [], occasions = [] } = cloth
  return {
    mill,
    weave,
    weight: weight === undefined ? '' : String(weight),
    included: included.join(', '),
    occasions: occasions.join(', '),
  }
}

/** Parses the text back into fields; what `clothProblem` refuses is left out. */
export function parseClothText({ mill, weave, weight, included, occasions }: ClothText) {
  return clothFieldsOf({
    mill: mill.trim(),
    weave: weave.trim(),
    weight: weightOf(weight),
    included: splitList(included),
    occasions: splitList(occasions.toLowerCase()),
  })
}

/** Why a filled-in text cannot be stored. */
export function clothProblem(field: string, text: string): ProblemCode | undefined {
  if (field === 'weight' && weightOf(text) === undefined) return 'numberInvalid'
  if (field !== 'occasions') return undefined
  return splitList(text.toLowerCase()).every(isOccasion) ? undefined : 'occasionUnknown'
}

/** Grams per square metre from `190`, `190 g/m²` or `190 gsm`. */
function weightOf(text: string): number | undefined {
  const [, digits] = /^(\d{1,4}) ?(?:gsm|g(?:\/m[2²])?)?$/i.exec(text.trim()) ?? []
  const weight = Number(digits)
  return isClothWeight(weight) ? weight : undefined
}
