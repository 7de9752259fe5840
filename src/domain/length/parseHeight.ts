import type { Millimetres } from './measurement.ts'
import { MILLIMETRES_PER_INCH } from './measurement.ts'
import { parseLength } from './parseLength.ts'

const FEET =
  /^(\d)\s*(?:'|’|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|”|''|in\.?|inch(?:es)?)?)?$/i

/** Grown people are between these. */
const SHORTEST_MM = 1200
const TALLEST_MM = 2300

/**
 * A height as people say it: `5 ft 7`, `5'7"`, `170`, `170 cm`, `67 in`. Undefined for what nobody
 * is as tall as; a bare number is taken in the unit in which it is a height.
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
  return height >= SHORTEST_MM && height <= TALLEST_MM ? height : undefined
}
