import { done, type Result } from '#domain/base/problem.ts'
import { fetchWithTimeout } from './fetchWithTimeout.ts'
import { failureOf, NO_RESPONSE, retryAfterMs, type Failure } from './failure.ts'

/**
 * Fetches JSON from the shop's server without loading the PocketBase client. Not in the file of
 * `fetchWithTimeout`, which is part of every first load: refusals are parsed later.
 */
export async function fetchJson(path: string): Promise<Result<unknown, Failure>> {
  const answer = await fetchWithTimeout(path)
  if (!answer) return { ok: false, problem: NO_RESPONSE }
  const { response, body } = answer
  if (response.ok) return done(body)
  const wait = retryAfterMs(response.headers.get('Retry-After'), Date.now())
  return { ok: false, problem: failureOf(response.status, body, wait) }
}
