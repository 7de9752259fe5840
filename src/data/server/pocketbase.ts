import type PocketBase from 'pocketbase'
import type { AuthRecord, BaseAuthStore, ClientResponseError } from 'pocketbase'
import { done, type Result } from '#domain/base/problem.ts'
import { markReachable, markUnreachable } from './connection.ts'
import { failureOf, NO_RESPONSE, retryAfterMs, type Failure } from './failure.ts'
import { isFromOurServer, TIMEOUT_MS } from './fetchWithTimeout.ts'
import { writeCache } from '#data/live/localStorageCache.ts'
import { isFields } from '#domain/base/parse.ts'
import { AUTH_KEYS, SIGN_INS, type SignInRole } from '#data/auth/savedAuth.ts'

/** Whose credentials a request carries: the shopper's, the owner's, or none. */
export type Role = 'shopper' | 'admin' | 'guest'

export type Client = PocketBase

const clients: { [role in Role]?: Promise<Client> | undefined } = {}
const retryAfter = Symbol('how long the server asks to be left alone')

/** The PocketBase client of a role; each has its own auth store. */
export function client(role: Role): Promise<Client> {
  return (clients[role] ??= makeClient(role).catch((error: unknown) => {
    clients[role] = undefined
    throw error
  }))
}

/**
 * Sends a request. An error response, or none, is returned as a failure; anything else is thrown.
 */
export async function ask<Value>(
  role: Role,
  question: (client: Client) => Promise<Value>,
): Promise<Result<Value, Failure>> {
  const loaded = await load(role)
  if (!loaded) return { ok: false, problem: noAnswer() }
  const { pb, ClientResponseError } = loaded
  try {
    return done(await question(pb))
  } catch (error) {
    if (!(error instanceof ClientResponseError)) throw error
    return { ok: false, problem: failureFrom(error) }
  }
}

/**
 * Loads the client's chunk over the network on first use; if that fails, no request is possible
 * either.
 */
async function load(role: Role) {
  try {
    const { ClientResponseError } = await import('pocketbase')
    return { pb: await client(role), ClientResponseError }
  } catch {
    return undefined
  }
}

async function makeClient(role: Role): Promise<Client> {
  const { default: PocketBase, BaseAuthStore } = await import('pocketbase')
  const store = role === 'guest' ? new BaseAuthStore() : authStoreOf(BaseAuthStore, role)
  // Guests never persist auth; callers that sign in store the response themselves.
  if (role === 'guest') store.save = () => undefined
  const pb = new PocketBase(globalThis.location.origin, store)
  pb.autoCancellation(false)
  pb.beforeSend = (url, options) => ({
    url,
    options: { signal: AbortSignal.timeout(TIMEOUT_MS), ...options },
  })
  pb.afterSend = (response, data: unknown): unknown => {
    if (!isFromOurServer(response) || isCut(response, data))
      throw new Error('The response did not come from the shop’s server.')
    markReachable()
    if (![429, 503].includes(response.status) || !isFields(data)) return data
    return { ...data, [retryAfter]: retryAfterMs(response.headers.get('Retry-After'), Date.now()) }
  }
  return pb
}

/**
 * The auth store of a role: the localStorage cache that all tabs share, or this page's memory where
 * the browser denies storage. The client's own store throws there.
 */
function authStoreOf(Base: typeof BaseAuthStore, role: SignInRole): BaseAuthStore {
  const { saved } = SIGN_INS[role]
  class SavedAuthStore extends Base {
    override get token(): string {
      return saved.current()?.token ?? ''
    }
    override get record(): AuthRecord {
      const record = saved.current()?.record
      return isAuthRecord(record) ? record : null
    }
    override save(token: string, record?: AuthRecord): void {
      writeCache(AUTH_KEYS[role], JSON.stringify({ token, record: record ?? null }))
      this.triggerChange()
    }
    override clear(): void {
      writeCache(AUTH_KEYS[role], undefined)
      this.triggerChange()
    }
  }
  return new SavedAuthStore()
}

function isAuthRecord(record: unknown): record is NonNullable<AuthRecord> {
  if (!isFields(record)) return false
  const needed = ['id', 'collectionId', 'collectionName']
  return needed.every((field) => typeof record[field] === 'string')
}

/** The client parses a truncated response as an empty record; the server never sends one. */
function isCut(response: Response, data: unknown): boolean {
  return response.status !== 204 && isFields(data) && Object.keys(data).length === 0
}

function failureFrom(error: ClientResponseError): Failure {
  if (error.status === 0) return noAnswer()
  const body: unknown = error.response
  const wait: unknown = isFields(body) ? Reflect.get(body, retryAfter) : undefined
  return failureOf(error.status, body, typeof wait === 'number' ? wait : undefined)
}

function noAnswer(): Failure {
  markUnreachable()
  return NO_RESPONSE
}
