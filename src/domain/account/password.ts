import { COMMON_WORDS, KEYBOARD_WALKS } from './commonPasswords.ts'
import type { RefusalCode } from '#domain/base/refusal.ts'
import { byteLength } from '#domain/base/text.ts'

export const MIN_PASSWORD_LENGTH = 8

/** bcrypt reads no further than this many bytes. */
export const MAX_PASSWORD_BYTES = 71

/**
 * What is wrong with a new password; undefined when it is acceptable. At least eight characters,
 * no composition rules, and none of the passwords that attackers try first.
 */
export function checkPassword(password: string): RefusalCode | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'passwordTooShort'
  if (byteLength(password) > MAX_PASSWORD_BYTES) return 'passwordTooLong'
  return isCommon(password) ? 'passwordCommon' : undefined
}

function isCommon(password: string): boolean {
  const plain = undoSubstitutions(password.toLowerCase())
  if (KEYBOARD_WALKS.includes(password.toLowerCase())) return true
  if (isSequence(password) || isRepeat(password.toLowerCase())) return true
  const word = plain.replace(/[^a-z]/g, '')
  const rest = password.length - word.length
  // A common word with a year, a few digits or a mark after it is among the first million tries.
  return COMMON_WORDS.includes(word) && (word.length >= MIN_PASSWORD_LENGTH || rest <= 6)
}

/** `p@ssw0rd` to `password`: undoes the usual letter substitutions where a letter follows. */
function undoSubstitutions(password: string): string {
  const letters: Record<string, string> = { '@': 'a', '0': 'o', '3': 'e', $: 's' }
  return password.replace(/[@03$](?=[a-z@03$]*[a-z])/g, (sign) => letters[sign] ?? sign)
}

/** `12345678`, `87654321`, `23456789`, `0123456789`. */
function isSequence(password: string): boolean {
  return '01234567890123456789'.includes(password) || '98765432109876543210'.includes(password)
}

/** `aaaaaaaa`, `12121212`, `abcabcabc`, `11223344`: one short pattern repeated. */
function isRepeat(password: string): boolean {
  return /^(.{1,4})\1+$/.test(password) || /^(?:(\d)\1)+$/.test(password)
}
