import { requestHeader, recordOf, type RequestEvent } from '#server/pocketbase/events.ts'
import { findById, newRecord } from '#server/pocketbase/records.ts'
import { refuse } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { ownerOf } from './roles.ts'

const REVOKED = 'ended_sessions'
/** A record's id: 15 lowercase letters and digits. */
const ID_LENGTH = 15
const ID_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'
const SESSION_OF_STREAM = 'session'

/**
 * Gives a sign-in's token a session of its own, and a refreshed token that of its predecessor.
 * PocketBase's tokens cannot be revoked one by one, so each carries the id of its session as the
 * claim `sid`. Signing out on one device stores that id until the token would have expired; the
 * account's other sessions go on.
 */
export function issueSession(e: core.RecordAuthRequestEvent): void {
  const account = recordOf(e)
  const isRenewal = e.authMethod === '' && e.auth
  const sid = isRenewal
    ? sessionOf(sentToken(e))
    : $security.randomStringWithAlphabet(ID_LENGTH, ID_ALPHABET)
  const claims = $security.parseUnverifiedJWT(e.token)
  const key = account.tokenKey() + account.collection().authToken.secret
  const seconds = Number(claims['exp']) - Math.floor(Date.now() / 1000)
  e.token = $security.createJWT({ ...claims, sid }, key, seconds)
  e.next()
}

/** Continues a request unless its token belongs to a revoked session. */
export function checkSession(e: RequestEvent, proceed: () => void = () => e.next()): void {
  const isRevoked = e.auth && findById(e.app, REVOKED, sessionOf(sentToken(e)))
  if (isRevoked) refuse(e, { status: 401, code: 'signInNeeded' })
  else proceed()
}

/** Continues a request of the signed-in owner; others have to sign in. */
export function asOwner(e: RequestEvent, proceed: () => void): void {
  if (ownerOf(e)) checkSession(e, proceed)
  else refuse(e, { status: 401, code: 'signInNeeded' })
}

/** Continues an event stream of a valid session and stores the session on its client. */
export function checkStreamSession(e: core.RealtimeSubscribeRequestEvent): void {
  checkSession(e, () => {
    if (e.auth) e.client.set(SESSION_OF_STREAM, sessionOf(sentToken(e)))
    e.next()
  })
}

/** Revokes the request's session. An invalid token gets the same answer. */
export function signOut(e: core.RequestEvent): void {
  rateLimited(e, 'any', () => {
    if (e.auth && !e.hasSuperuserAuth()) revokeSession(e.app, sentToken(e))
    e.noContent(204)
  })
}

function revokeSession(app: CoreApp, token: string): void {
  const id = sessionOf(token)
  const expiresMs = Number($security.parseUnverifiedJWT(token)['exp']) * 1000
  if (!findById(app, REVOKED, id)) {
    app.save(newRecord(app, REVOKED, { id, expires: new Date(expiresMs).toISOString() }))
  }
  closeStreams(app, id)
}

function closeStreams(app: CoreApp, session: string): void {
  const broker = app.subscriptionsBroker()
  const clients: Record<string, subscriptions.Client> = broker.clients()
  for (const [id, client] of Object.entries(clients)) {
    if (client.get(SESSION_OF_STREAM) === session) broker.unregister(id)
  }
}

/** Deletes revoked sessions whose token has expired. */
export function pruneSessions(app: CoreApp): void {
  const now = new DateTime().string()
  app.db().delete(REVOKED, $dbx.exp('expires < {:now}', { now })).execute()
}

/** The session of a token; one issued before sessions existed gets one of its own. */
function sessionOf(token: string): string {
  const sid: unknown = $security.parseUnverifiedJWT(token)['sid']
  return typeof sid === 'string' && sid !== '' ? sid : $security.sha256(token).slice(0, ID_LENGTH)
}

/** The request's token, as PocketBase reads it. */
function sentToken(e: RequestEvent): string {
  return requestHeader(e, 'Authorization').replace(/^Bearer /i, '')
}
