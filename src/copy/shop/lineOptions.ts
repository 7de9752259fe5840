import { lineOptions, type LineOptions } from '#domain/cart/lineOptions.ts'
import type { OrderLine } from '#domain/orders/order.ts'

export const lineOptionWords = {
  material: 'Material',
  size: 'Size',
  color: 'Colour',
  fitType: 'Fit',
  asShown: 'As shown',
  colorAsShown: 'Colour as shown',
  noSize: 'Cut to measurements',
  noSizeChosen: 'None chosen yet',
} as const

/** What a request for tailoring asks in the same words. */
export const preferenceWords = {
  fitType: 'Fit type',
  additionalRequests: 'Additional requests',
  additionalPlaceholder: 'Working cuffs, a pocket for glasses, a lining you like',
} as const

export const FIT_TYPES = [
  { value: 'slim', label: 'Slim', hint: 'close to the body' },
  { value: 'regular', label: 'Regular', hint: 'room to move' },
  { value: 'loose', label: 'Loose', hint: 'falls free of the body' },
] as const

/** The name of a fit; an unknown one as it was stored. */
export function fitLabel(fitType: string): string {
  return FIT_TYPES.find(({ value }) => value === fitType.toLowerCase())?.label ?? fitType
}

/** `Material: Wool, Size: 40R, Fit: As shown, Colour: #1a2b3c`, for the house. */
export function allOptions({ material, size, color, fitType }: LineOptions): string {
  const { asShown } = lineOptionWords
  return [
    `${lineOptionWords.material}: ${material ?? asShown}`,
    ...sizeWords(size),
    `${lineOptionWords.fitType}: ${fitType === undefined ? asShown : fitLabel(fitType)}`,
    `${lineOptionWords.color}: ${color ?? asShown}`,
  ].join(', ')
}

/** `Material: Wool, Size: 40R`, or `Material: As shown` when nothing was chosen. */
export function lineMade(line: Pick<OrderLine, 'material' | 'size' | 'preferences'>): string {
  const { material = lineOptionWords.asShown, size } = lineOptions(line)
  return [`${lineOptionWords.material}: ${material}`, ...sizeWords(size)].join(', ')
}

function sizeWords(size: string | undefined): string[] {
  return size === undefined ? [] : [`${lineOptionWords.size}: ${size}`]
}

/** `Fit: Slim, Colour: #1a2b3c`: the chosen ones only; empty when neither was. */
export function chosenLook({ color, fitType }: LineOptions): string {
  const { color: colorWord, fitType: fitWord } = lineOptionWords
  return [
    ...(fitType === undefined ? [] : [`${fitWord}: ${fitLabel(fitType)}`]),
    ...(color === undefined ? [] : [`${colorWord}: ${color}`]),
  ].join(', ')
}
