import { isFields } from '#domain/base/parse.ts'
import { isEmail } from '#domain/base/text.ts'
import { newRecord } from '#server/pocketbase/records.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { base64urlOfHex, base64urlOfText } from '#server/pocketbase/base64.ts'

/** A signed token in the store, and until when it is used, in Unix milliseconds. */
type Signed = { token: string; until: number }

const HEX = '0123456789abcdef'
const KEY_LENGTH = 64
const HOUR_MS = 60 * 60 * 1000

/** Push services accept a day at most (RFC 8292, section 2). */
const VALID_MS = 12 * HOUR_MS

const HEADER = JSON.stringify({ typ: 'JWT', alg: 'ES256' })

/** Loaded by the engine that signs, and by no other. */
function curve() {
  return require(`${__hooks}/built/p256.js`)
}

/** The public key that browsers subscribe with, base64url; empty before the first start's keys. */
export function vapidPublicKey(app: CoreApp): string {
  return keysOf(app)?.getString('publicKey') ?? ''
}

/**
 * Creates this server's keys unless it has them, and returns whether it did. A new pair would
 * invalidate every subscription.
 */
export function makeKeys(app: CoreApp): boolean {
  if (keysOf(app)) return false
  const { isPrivateKey, publicKeyOf: pointOf } = curve()
  let privateKey = ''
  while (!isPrivateKey(privateKey)) privateKey = $security.randomStringWithAlphabet(KEY_LENGTH, HEX)
  const publicKey = base64urlOfHex(pointOf(privateKey))
  app.save(newRecord(app, 'push_keys', { privateKey, publicKey }))
  return true
}

function keysOf(app: CoreApp): RecordOf<'push_keys'> | undefined {
  return app.findRecordsByFilter('push_keys', '', 'created', 1, 0)[0]
}

/**
 * The `Authorization` header for a push service: a token for this origin, signed by our key
 * (RFC 8292). It is signed twice a day, and shared by all pushes to that service.
 */
export function authorizationFor(app: CoreApp, origin: string): string {
  const keys = keysOf(app)
  if (!keys) throw new Error('The server has no keys for push services yet.')
  const name = `push:token:${origin}`
  const known = signedIn(app, name)
  const now = Date.now()
  const isUsable = known && known.until > now
  const token = isUsable ? known.token : sign(app, origin, keys.getString('privateKey'))
  if (!isUsable) app.store().set(name, { token, until: now + VALID_MS - HOUR_MS } satisfies Signed)
  return `vapid t=${token}, k=${keys.getString('publicKey')}`
}

function sign(app: CoreApp, origin: string, privateKey: string): string {
  const exp = Math.floor((Date.now() + VALID_MS) / 1000)
  const claims = JSON.stringify({ aud: origin, exp, ...contact(app) })
  const signed = `${base64urlOfText(HEADER)}.${base64urlOfText(claims)}`
  const signature = curve().signatureOf($security.sha256(signed), privateKey)
  return `${signed}.${base64urlOfHex(signature)}`
}

/**
 * Whom a push service may contact: the shop's address, or the house's mailbox. Apple refuses a
 * token without either, and one that names localhost.
 */
function contact(app: CoreApp): { sub?: string } {
  const [, url] = /^(https:\/\/[a-z0-9.:-]+)/.exec($os.getenv('DARZI_URL')) ?? []
  if (url !== undefined) return { sub: url }
  const { email } = shopOf(app)
  return isEmail(email) && /^[\x21-\x7e]+$/.test(email) ? { sub: `mailto:${email}` } : {}
}

function signedIn(app: CoreApp, name: string): Signed | undefined {
  const stored: unknown = app.store().get(name)
  if (!isFields(stored)) return undefined
  return { token: String(stored['token']), until: Number(stored['until']) }
}
