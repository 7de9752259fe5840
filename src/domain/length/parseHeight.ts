import { MILLIMETRES_PER_INCH, type Millimetres } from './measurement.ts'
import { parseLength } from './parseLength.ts'

const FEET =
  /^(\d)\s*(?:'|’|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|”|''|in\.?|inch(?:es)?)?)?$/i

/** The range of adult heights. */
const MIN_HEIGHT_MM = 1200
const MAX_HEIGHT_MM = 2300

/**
 * Parses a height as people write it: `5 ft 7`, `5'7"`, `170`, `170 cm`, `67 in`. A bare number
 * gets the unit in which it is a plausible height. Undefined outside the adult range.
 */
export function parseHeight(text: string): Millimetres | undefined {
  const [, feet, inches = '0'] = FEET.exec(text.trim()) ?? []
  if (feet !== undefined) {
    return usual((Number(feet) * 12 + Number(inches)) * MILLIMETRES_PER_INCH)
  }
  for (const unit of ['cm', 'in'] as const) {
    const parsed = parseLength(text, unit)
    const height = parsed.ok ? usual(parsed.millimetres) : undefined
    if (height !== undefined) return height
  }
  return undefined
}

function usual(height: Millimetres): Millimetres | undefined {
  return height >= MIN_HEIGHT_MM && height <= MAX_HEIGHT_MM ? height : undefined
}
