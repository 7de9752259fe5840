import { verdictOn } from '#domain/outbox/delivery.ts'
import type { OutboxKind } from '#domain/outbox/outbox.ts'
import type { Problem, Result } from '#domain/base/problem.ts'
import { editSender, SIGNED_OUT, type Attempt } from './editSender.ts'
import type { Failure } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'
import { isFields, fieldReader } from '#domain/base/parse.ts'
import { refreshSession } from '#data/server/refreshSession.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { shopperAuth, SIGN_INS, tokenExpiry, type SignInRole } from '#data/auth/savedAuth.ts'

type RecordOptions = { headers?: { Authorization: string } }

/**
 * The collection of each kind. The id is the idempotency key: the server recognises a record it
 * already has, and merges into it for measurement sets and preferences.
 */
const COLLECTIONS: Record<Exclude<OutboxKind, 'desk' | 'fitting'>, string> = {
  order: 'orders',
  appointment: 'appointments',
  tailoring: 'tailoring_requests',
  subscriber: 'subscribers',
  measurements: 'measurement_sets',
  preferences: 'preferences',
}

/**
 * Sends a row once, as its owner and never as anyone else. The token is read once and sent with the
 * request, so a sign-in or sign-out meanwhile has no effect on it.
 */
export async function send(row: OutboxRow): Promise<Attempt> {
  if (row.kind === 'desk') return editSender()?.send(row) ?? SIGNED_OUT
  if (row.kind === 'fitting') return sendWish(row)
  const collection = COLLECTIONS[row.kind]
  const body = { ...(isFields(row.payload) ? row.payload : {}), id: row.id }
  const create = async (options: RecordOptions) =>
    toAttempt(await ask('guest', (pb) => pb.collection(collection).create(body, options)))
  return row.owner === '' ? create({}) : sendAs(row, create)
}

/** Sends it with the token of its owner, or again with that of a later sign-in. */
async function sendAs(
  row: OutboxRow,
  create: (options: RecordOptions) => Promise<Attempt>,
): Promise<Attempt> {
  const { owner } = row
  const token = await tokenOf(owner)
  if (token === undefined) return SIGNED_OUT
  const attempt = await create({ headers: { Authorization: token } })
  const later = shopperAuth.current()
  if (isOfNoOne(row, attempt) && later?.id === owner && later.token !== token)
    return create({ headers: { Authorization: later.token } })
  return orSignedOut('shopper', row, attempt)
}

/**
 * The server treats a revoked token as a missing one: it finds nothing, or refuses without saying
 * why. So the token is checked, and if the sign-in has ended, this device is signed out and the entry
 * waits for the next one.
 */
export async function orSignedOut(
  role: SignInRole,
  row: OutboxRow,
  attempt: Attempt,
): Promise<Attempt> {
  if (!isOfNoOne(row, attempt)) return attempt
  await refreshSession(role)
  return SIGN_INS[role].saved.current()?.id === row.owner ? attempt : SIGNED_OUT
}

/** Whether an answer may be one to a request without a valid token. */
function isOfNoOne(row: OutboxRow, { outcome }: Attempt): boolean {
  const { kind } = verdictOn(row, outcome)
  const isHidden = outcome.kind === 'refused' && [403, 404].includes(outcome.status)
  return kind === 'signInNeeded' || kind === 'unexplained' || isHidden
}

/** The token of the order's page is the permission, so no account is needed. */
async function sendWish(row: OutboxRow): Promise<Attempt> {
  const { token, ...wish } = isFields(row.payload) ? row.payload : {}
  const body = { ...wish, id: row.id }
  return toAttempt(
    await ask('guest', (pb) =>
      pb.send<unknown>(`/api/fittings/${String(token)}`, { method: 'POST', body }),
    ),
  )
}

/** The owner's token, if that account is signed in and the token is valid. */
async function tokenOf(owner: string): Promise<string | undefined> {
  const auth = shopperAuth.current()
  if (auth?.id !== owner) return undefined
  const expiry = tokenExpiry(auth.token)
  if (expiry === undefined || expiry > Date.now()) return auth.token
  // This device's clock may be wrong: let the server decide.
  if ((await refreshSession('shopper')) === false) return undefined
  const renewed = shopperAuth.current()
  return renewed?.id === owner ? renewed.token : undefined
}

/** Maps a response to the outcome of an attempt. */
export function toAttempt(answer: Result<unknown, Failure>): Attempt {
  if (answer.ok) {
    const id = fieldReader(answer.value).textOr('id', '')
    return { outcome: { kind: 'stored', id }, record: answer.value }
  }
  const { status, refusal } = answer.problem
  if (!refusal || status < 400) return { outcome: { kind: 'unanswered' }, record: undefined }
  const { fieldCodes } = refusal
  const problem = status >= 500 ? failing(answer.problem.problem) : answer.problem.problem
  return { outcome: { kind: 'refused', status, problem, fieldCodes }, record: undefined }
}

/** A server that responds with an error is reachable. */
function failing(problem: Problem): Problem {
  return { ...problem, code: 'refused' }
}
