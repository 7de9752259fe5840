/** The fractions a thumb can add, for keypads that have no slash. */
export const QUARTERS = ['1/4', '1/2', '3/4'] as const

export type Quarter = (typeof QUARTERS)[number]

/**
 * The text with its fraction replaced: `15` and `15 1/4` become `15 1/2`. A second tap on the same
 * fraction takes it away again.
 */
export function toggleQuarter(text: string, quarter: Quarter): string {
  const [whole = '', fraction = ''] = text.trim().split(/[.,\s]+/, 2)
  if (fraction === quarter) return whole
  return /^\d+$/.test(whole) ? `${whole} ${quarter}` : quarter
}
