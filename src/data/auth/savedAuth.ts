import { isCachePersistent, writeCache } from '#data/live/localStorageCache.ts'
import { persisted } from '#data/live/persisted.ts'
import { isFields, parseJson, fieldReader } from '#domain/base/parse.ts'

/** The localStorage keys of each role's auth data. */
export const AUTH_KEYS = { shopper: 'darzi_shopper', admin: 'darzi_admin' } as const

/** Stored auth data. The token may have expired: that alone signs no one out. */
export type SavedAuth = { id: string; token: string; record: unknown }

/** The shopper signed in on this device, known without loading the client or the database. */
export const shopperAuth = persisted(AUTH_KEYS.shopper, parseAuth)

/** The owner of the shop, signed in on this device. */
export const adminAuth = persisted(AUTH_KEYS.admin, parseAuth)

/** Each role's PocketBase collection and its stored auth on this device. */
export const SIGN_INS = {
  shopper: { collection: 'users', saved: shopperAuth },
  admin: { collection: 'admins', saved: adminAuth },
} as const

export type SignInRole = keyof typeof SIGN_INS

/** Auth data as the server returns it. */
export type GivenAuth = { token: string; record: unknown }

/**
 * Stores a refreshed token only if the one it replaces is still current, so a late refresh can't
 * undo a sign-out or another sign-in.
 * @returns whether it was stored
 */
export function renewAuth(role: SignInRole, before: SavedAuth, next: GivenAuth): boolean {
  if (SIGN_INS[role].saved.current()?.token !== before.token) return false
  writeCache(AUTH_KEYS[role], JSON.stringify({ token: next.token, record: next.record }))
  return true
}

/** Signs out on this device, in every tab. Needs neither the network nor the client. */
export function forgetAuth(role: SignInRole): void {
  writeCache(AUTH_KEYS[role], undefined)
}

/** Whether the sign-in outlives this page; false where the browser denies storage. */
export function isSignInPersisted(role: SignInRole): boolean {
  return isCachePersistent(AUTH_KEYS[role])
}

function parseAuth(text: string | undefined): SavedAuth | undefined {
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

/** When a token expires, in Unix milliseconds; undefined when it does not say. */
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
