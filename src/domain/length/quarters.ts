/** Fractions offered as buttons, for keypads without a slash. */
export const QUARTERS = ['1/4', '1/2', '3/4'] as const

export type Quarter = (typeof QUARTERS)[number]

/**
 * Sets or replaces the fraction: `15` and `15 1/4` become `15 1/2`. A second tap on the same
 * fraction removes it.
 */
export function toggleQuarter(text: string, quarter: Quarter): string {
  const [whole = '', fraction = ''] = text.trim().split(/[.,\s]+/, 2)
  if (fraction === quarter) return whole
  return /^\d+$/.test(whole) ? `${whole} ${quarter}` : quarter
}
