import type { RefusalCode } from '#domain/base/refusal.ts'
import { byteLength } from '#domain/base/text.ts'

export const MIN_PASSWORD_LENGTH = 8

/** bcrypt reads no further than this many bytes. */
export const MAX_PASSWORD_BYTES = 71

/** The words at the top of every published list of leaked passwords, and this shop's own. */
const COMMON_WORDS = [
  'password',
  'passwort',
  'passw',
  'pass',
  'qwerty',
  'qwertyuiop',
  'qwert',
  'asdfgh',
  'asdf',
  'asdfghjkl',
  'zxcvbn',
  'zxcvbnm',
  'qazwsx',
  'qazwsxedc',
  'iloveyou',
  'ilove',
  'loveyou',
  'love',
  'lovely',
  'welcome',
  'admin',
  'administrator',
  'root',
  'login',
  'letmein',
  'access',
  'monkey',
  'dragon',
  'master',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'batman',
  'shadow',
  'michael',
  'jordan',
  'charlie',
  'jessica',
  'ashley',
  'daniel',
  'thomas',
  'computer',
  'internet',
  'samsung',
  'google',
  'facebook',
  'whatsapp',
  'instagram',
  'pokemon',
  'starwars',
  'trustno',
  'whatever',
  'freedom',
  'secret',
  'secure',
  'changeme',
  'default',
  'test',
  'testing',
  'demo',
  'guest',
  'user',
  'username',
  'hello',
  'helloworld',
  'blink',
  'india',
  'bharat',
  'hindustan',
  'jaihind',
  'krishna',
  'shivam',
  'ganesh',
  'ganesha',
  'sairam',
  'jaimatadi',
  'omnamahshivay',
  'om',
  'sachin',
  'cricket',
  'mumbai',
  'delhi',
  'bangalore',
  'chennai',
  'kolkata',
  'rahul',
  'priya',
  'pooja',
  'neha',
  'anjali',
  'deepak',
  'sandeep',
  'ram',
  'darzi',
  'tailor',
  'tailoring',
  'emberthread',
  'emberandthread',
  'abc',
  'abcd',
  'abcdef',
  'abcdefg',
  'abcdefgh',
  'aaaaaaaa',
  'computer',
  'summer',
  'winter',
  'spring',
  'autumn',
]

const KEYBOARD_WALKS = [
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  '1qaz2wsx3edc',
  'q1w2e3r4',
  'a1b2c3d4',
  'zaq12wsx',
  'zaq1zaq1',
  'qwer1234',
  '1234qwer',
  'asdf1234',
  '1234asdf',
  'a1s2d3f4',
  'x1y2z3',
]

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
