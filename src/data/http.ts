import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { noteReached, noteUnreachable } from './connection.ts'
import { failureOf, NO_ANSWER } from './failure.ts'
import type { Failure } from './failure.ts'
import { retryAfterMs } from './retryAfter.ts'

/** Longer than a slow phone network needs, shorter than anyone waits. */
export const TIMEOUT_MS = 15_000

/** Reads JSON from the shop's server without the PocketBase client: nothing needs to be loaded. */
export async function fetchJson(path: string): Promise<Result<unknown, Failure>> {
  try {
    const response = await fetch(globalThis.location.origin + path, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!isOurs(response)) return unanswered()
    const body: unknown = await response.json()
    noteReached()
    if (response.ok) return done(body)
    const wait = retryAfterMs(response.headers.get('Retry-After'), Date.now())
    return { ok: false, problem: failureOf(response.status, body, wait) }
  } catch {
    return unanswered()
  }
}

/** Whether the answer is the shop's: a hotel's sign-in page answers 200 too, but in HTML. */
export function isOurs(response: Response): boolean {
  if (response.status === 204) return true
  return (response.headers.get('Content-Type') ?? '').includes('json')
}

function unanswered(): { ok: false; problem: Failure } {
  noteUnreachable()
  return { ok: false, problem: NO_ANSWER }
}
