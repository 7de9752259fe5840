const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LENGTH = 15

/**
 * Whether the text is a GSTIN: state, PAN, the number of the registration, a Z, and the check
 * character that follows from the others.
 */
export function isGstin(text: string): boolean {
  return /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) && checkOf(text) === text.at(-1)
}

/** Every second character counts double; the digits of each product in base 36 are added up. */
function checkOf(text: string): string | undefined {
  const sum = [...text.slice(0, LENGTH - 1)].reduce((total, character, place) => {
    const product = DIGITS.indexOf(character) * (place % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length)
  }, 0)
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length]
}

/** The code of the state that registered it, `27`. */
export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2)
}
