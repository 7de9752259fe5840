import { done, failed, type ProblemCode, type Result } from '#domain/base/problem.ts'
import type { Shopper } from '#domain/account/session.ts'
import { recountCart } from '#data/cart/cartRows.ts'
import { endSession } from './endSession.ts'
import type { Failure } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'
import { parseShopper } from '#data/parse/parseShopper.ts'
import { forgetAuth, shopperAuth } from '#data/auth/savedAuth.ts'

/** Signs in and moves the guest's cart to the account. */
export async function signIn(email: string, password: string): Promise<Result<Shopper>> {
  const answer = await ask('shopper', (pb) =>
    pb.collection('users').authWithPassword(email.trim(), password),
  )
  if (!answer.ok) return toUserFailure(answer.problem, 'loginFailed')
  return arrived(answer.value.record)
}

/**
 * Signs out of this device, and revokes the token on the server if reachable. Unsent entries stay
 * for when the same account signs in again; no one else sees them.
 */
export async function signOut(): Promise<void> {
  const token = shopperAuth.current()?.token
  await leaveDevice()
  if (token !== undefined) void endSession(token)
}

/** Signs out of this device only. Needs no network. */
export async function leaveDevice(): Promise<void> {
  forgetAuth('shopper')
  void stopPushes()
  await recountCart()
}

/** Stops notifications about this account's orders: the next person on this device gets none. */
async function stopPushes(): Promise<void> {
  try {
    const { unfollowOwnOrders } = await import('#data/push/push.ts')
    await unfollowOwnOrders()
  } catch {
    // Offline, before the service worker has cached the file: the order's page unsubscribes when it
    // is opened.
  }
}

/** Requests a password reset mail. The result is the same for unknown addresses. */
export async function requestPasswordReset(email: string): Promise<Result<true>> {
  const answer = await ask('guest', (pb) =>
    pb.collection('users').requestPasswordReset(email.trim()),
  )
  return answer.ok ? done(true) : toUserFailure(answer.problem, 'resetFailed')
}

/** Sets a new password with the token from a mailed link. */
export async function finishPasswordReset(token: string, password: string): Promise<Result<true>> {
  const answer = await ask('guest', (pb) =>
    pb.collection('users').confirmPasswordReset(token, password, password),
  )
  if (answer.ok) return done(true)
  const { fields } = answer.problem.problem
  if (fields?.['token']) return failed('resetLinkExpired')
  return toUserFailure(answer.problem, 'refused')
}

/** Finishes a sign-in: moves the guest's data to the account. */
async function arrived(record: unknown): Promise<Result<Shopper>> {
  const shopper = parseShopper(record)
  if (!shopper.ok) return failed('refused')
  // If the chunk cannot be fetched now, the engine does this later.
  const rows = await import('./ownerRows.ts').catch(() => undefined)
  await rows?.adoptGuest(shopper.value.id)
  return done(shopper.value)
}

/** Maps a failure to the screen's problem code; network and rate-limit problems keep their own. */
export function toUserFailure({ problem }: Failure, code: ProblemCode): Result<never> {
  if (problem.code === 'unreachable' || problem.code === 'tooManyRequests') {
    return { ok: false, problem }
  }
  const own = problem.code.startsWith('password') ? problem.code : code
  return { ok: false, problem: { ...problem, code: own } }
}
