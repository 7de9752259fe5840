import type { OutboxKind } from '#domain/outbox/outbox.ts'
import type { Problem, Result } from '#domain/base/problem.ts'
import { editSender, SIGNED_OUT } from './editSender.ts'
import type { Attempt } from './editSender.ts'
import type { Failure } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'
import { isFields, fieldReader } from '#data/parse/parse.ts'
import { refreshSession } from '#data/server/refreshSession.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { shopperAuth, tokenExpiry } from '#data/server/savedAuth.ts'

/**
 * Where each kind is stored. What is there already under the same id is recognised by the server;
 * measurement sets and preferences then take in what is sent.
 */
const COLLECTIONS: Record<Exclude<OutboxKind, 'desk'>, string> = {
  order: 'orders',
  appointment: 'appointments',
  tailoring: 'tailoring_requests',
  subscriber: 'subscribers',
  measurements: 'measurement_sets',
  preferences: 'preferences',
}

/**
 * Sends what a row holds, once, as whoever it belongs to; never as anyone else. The token is taken
 * once and goes with the request, whoever signs in or out meanwhile.
 */
export async function send(row: OutboxRow): Promise<Attempt> {
  if (row.kind === 'desk') return editSender()?.send(row) ?? SIGNED_OUT
  const token = row.owner === '' ? '' : await tokenOf(row.owner)
  if (token === undefined) return SIGNED_OUT
  const collection = COLLECTIONS[row.kind]
  const body = { ...(isFields(row.payload) ? row.payload : {}), id: row.id }
  const options = token === '' ? {} : { headers: { Authorization: token } }
  return toAttempt(await ask('guest', (pb) => pb.collection(collection).create(body, options)))
}

/** The token of the owner, if it is they who are signed in and it still counts. */
async function tokenOf(owner: string): Promise<string | undefined> {
  const auth = shopperAuth.current()
  if (auth?.id !== owner) return undefined
  const expiry = tokenExpiry(auth.token)
  if (expiry === undefined || expiry > Date.now()) return auth.token
  // The clock of this device may be wrong: the server has the last word.
  if ((await refreshSession('shopper')) === false) return undefined
  const renewed = shopperAuth.current()
  return renewed?.id === owner ? renewed.token : undefined
}

/** What the answer to a request means for the outbox. */
export function toAttempt(answer: Result<unknown, Failure>): Attempt {
  if (answer.ok) {
    const id = fieldReader(answer.value).textOr('id', '')
    return { outcome: { kind: 'stored', id }, record: answer.value }
  }
  const { status, body } = answer.problem
  if (!isOurRefusal(status, body)) return { outcome: { kind: 'unanswered' }, record: undefined }
  const fieldCodes = fieldCodesOf(body)
  const problem = status >= 500 ? failing(answer.problem.problem) : answer.problem.problem
  return { outcome: { kind: 'refused', status, problem, fieldCodes }, record: undefined }
}

/** Statuses that a gateway gives when the shop did not answer it: 502, 504, and a CDN's own. */
function isOfGateway(status: number): boolean {
  return status === 502 || status === 504 || status >= 520
}

/** Whether it is the shop that refused, by the shape of all its refusals: anyone else's is silence. */
function isOurRefusal(status: number, body: unknown): boolean {
  if (status < 400 || isOfGateway(status)) return false
  return isFields(body) && typeof body['message'] === 'string' && isFields(body['data'])
}

/** A shop that answers that it failed can be reached. */
function failing(problem: Problem): Problem {
  return { ...problem, code: 'refused' }
}

function fieldCodesOf(body: unknown): Record<string, string> {
  const data = isFields(body) ? body['data'] : undefined
  const entries = Object.entries(isFields(data) ? data : {})
  return Object.fromEntries(
    entries.map(([field, why]) => [field, fieldReader(why).textOr('code', '')]),
  )
}
