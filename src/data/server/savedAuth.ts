import { isCachePersistent, writeCache } from '#data/live/localStorageCache.ts'
import { persisted } from '#data/live/persisted.ts'
import { isFields, parseJson, fieldReader } from '#data/parse/parse.ts'

/** Where the PocketBase client keeps who is signed in, by role. */
export const AUTH_KEYS = { shopper: 'darzi_shopper', admin: 'darzi_admin' } as const

/** What is kept of a sign-in. The token may have expired: that alone signs nobody out. */
export type SavedAuth = { id: string; token: string; record: unknown }

/** The shopper signed in on this device, known without loading anything. */
export const shopperAuth = persisted(AUTH_KEYS.shopper, readAuth)

/** The owner of the shop, signed in on this device. */
export const adminAuth = persisted(AUTH_KEYS.admin, readAuth)

/** Where each role's accounts are, and its sign-in on this device. */
export const SIGN_INS = {
  shopper: { collection: 'users', saved: shopperAuth },
  admin: { collection: 'admins', saved: adminAuth },
} as const

export type SignInRole = keyof typeof SIGN_INS

/** A sign-in as the server gives it out. */
export type GivenAuth = { token: string; record: unknown }

/**
 * Puts a renewed sign-in in the place of the one it was asked for. Who signed out meanwhile stays
 * signed out, and who signed in meanwhile stays who they are.
 * @returns whether it was kept.
 */
export function renewAuth(role: SignInRole, before: SavedAuth, next: GivenAuth): boolean {
  if (SIGN_INS[role].saved.current()?.token !== before.token) return false
  writeCache(AUTH_KEYS[role], JSON.stringify({ token: next.token, record: next.record }))
  return true
}

/** Signs out on this device, in every tab. It needs no network, not even the client. */
export function forgetAuth(role: SignInRole): void {
  writeCache(AUTH_KEYS[role], undefined)
}

/** Whether the sign-in outlives this page; not where the browser denies storage. */
export function isSignInKept(role: SignInRole): boolean {
  return isCachePersistent(AUTH_KEYS[role])
}

function readAuth(text: string | undefined): SavedAuth | undefined {
  const saved = parseJson(text)
  if (!isFields(saved)) return undefined
  const from = fieldReader(saved['record'])
  const auth = from.finish({
    id: from.text('id'),
    token: fieldReader(saved).textOr('token', ''),
    record: saved['record'],
  })
  return auth.ok && auth.value.token !== '' ? auth.value : undefined
}

/** When a token ends, in Unix milliseconds; undefined when it does not say. */
export function tokenExpiry(token: string): number | undefined {
  const payload = token.split('.')[1]
  if (payload === undefined) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
    const seconds = isFields(claims) ? claims['exp'] : undefined
    return typeof seconds === 'number' ? seconds * 1000 : undefined
  } catch {
    return undefined
  }
}
