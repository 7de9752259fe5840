import { lineOptions, type LineOptions } from '#domain/orders/lineOptions.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import { FIT_TYPES } from './tailoring.ts'

export const lineOptionWords = {
  material: 'Material',
  color: 'Colour',
  fitType: 'Fit',
  asShown: 'As shown',
  colorAsShown: 'Colour as shown',
} as const

/** The name of a fit; an unknown one as it was stored. */
export function fitLabel(fitType: string): string {
  return FIT_TYPES.find(({ value }) => value === fitType.toLowerCase())?.label ?? fitType
}

/** `Material: Wool, Colour: #1a2b3c, Fit: As shown`, for the house. */
export function allOptions({ material, color, fitType }: LineOptions): string {
  const { asShown } = lineOptionWords
  return [
    `${lineOptionWords.material}: ${material ?? asShown}`,
    `${lineOptionWords.fitType}: ${fitType === undefined ? asShown : fitLabel(fitType)}`,
    `${lineOptionWords.color}: ${color ?? asShown}`,
  ].join(', ')
}

/** `Material: Wool` or `Material: As shown`. */
export function lineMade(line: Pick<OrderLine, 'material' | 'preferences'>): string {
  const { material = lineOptionWords.asShown } = lineOptions(line)
  return `${lineOptionWords.material}: ${material}`
}

/** `Fit: Slim, Colour: #1a2b3c`: the chosen ones only; empty when neither was. */
export function chosenLook({ color, fitType }: LineOptions): string {
  const { color: colorWord, fitType: fitWord } = lineOptionWords
  return [
    ...(fitType === undefined ? [] : [`${fitWord}: ${fitLabel(fitType)}`]),
    ...(color === undefined ? [] : [`${colorWord}: ${color}`]),
  ].join(', ')
}
