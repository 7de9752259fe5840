const MM_PER_INCH = 25.4

/** A body measurement as a tailor reads it: inches with up to two decimals. */
export function inchesText(millimetres: number): string {
  return `${Math.round((millimetres / MM_PER_INCH) * 100) / 100} in`
}
