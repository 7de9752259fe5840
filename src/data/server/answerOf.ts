import { markReachable, markUnreachable } from './connection.ts'

/** Longer than a slow phone network needs, shorter than anyone waits. */
export const TIMEOUT_MS = 15_000

/** What the shop's server says to a plain question; undefined when nobody answered, or somebody else. */
export async function answerOf(
  path: string,
): Promise<{ response: Response; body: unknown } | undefined> {
  try {
    const response = await fetch(globalThis.location.origin + path, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!isOurs(response)) return unanswered()
    const body: unknown = await response.json()
    markReachable()
    return { response, body }
  } catch {
    return unanswered()
  }
}

/** Whether the answer is the shop's: a hotel's sign-in page answers 200 too, but in HTML. */
export function isOurs(response: Response): boolean {
  if (response.status === 204) return true
  return (response.headers.get('Content-Type') ?? '').includes('json')
}

function unanswered(): undefined {
  markUnreachable()
}
