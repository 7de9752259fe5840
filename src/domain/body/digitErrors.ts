import { MILLIMETRES_PER, type LengthUnit, type Millimetres } from '#domain/length/measurement.ts'

export type DigitError = readonly [
  code: 'digitsSwapped' | 'digitOff' | 'keyMissed',
  meant: Millimetres,
]

/**
 * The numbers that may have been meant when this one was typed in that unit: two neighbouring
 * digits swapped (43 for 34), the tens off by one, or the key above or below the right one.
 */
export function digitErrors(millimetres: Millimetres, unit: LengthUnit): DigitError[] {
  const typed = millimetres / MILLIMETRES_PER[unit]
  const meant = [...swapped(typed), ...offByTen(typed), ...keyMissed(typed, unit)]
  return meant.map(([code, value]) => [code, value * MILLIMETRES_PER[unit]])
}

function swapped(typed: number): DigitError[] {
  const whole = Math.floor(typed)
  const digits = String(whole)
  return Array.from(digits.slice(1)).flatMap((digit, i): DigitError[] => {
    const before = digits.charAt(i)
    const other = digits.slice(0, i) + digit + before + digits.slice(i + 2)
    if (digit === before || other.startsWith('0')) return []
    return [['digitsSwapped', Number(other) + typed - whole]]
  })
}

function offByTen(typed: number): DigitError[] {
  const steps = typed > 10 ? [10, -10] : [10]
  return steps.map((step) => ['digitOff', typed + step])
}

/** On a three-column keypad the key above or below is off by 3. In centimetres it hardly shows. */
function keyMissed(typed: number, unit: LengthUnit): DigitError[] {
  if (unit === 'cm') return []
  const last = Math.floor(typed) % 10
  const steps = [...(last >= 4 ? [-3] : []), ...(last >= 1 && last <= 6 ? [3] : [])]
  return steps.filter((step) => typed + step > 0).map((step) => ['keyMissed', typed + step])
}
