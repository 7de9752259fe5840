import { markReachable, markUnreachable } from './connection.ts'

/** Longer than a slow mobile network needs, shorter than a user waits. */
export const TIMEOUT_MS = 15_000

type Answer = { response: Response; body: unknown }

/**
 * A plain GET from the shop's server; undefined when there was no response, or not the server's
 * own.
 */
export async function fetchWithTimeout(path: string): Promise<Answer | undefined> {
  const answer = await fetchFile(path)
  if (answer) markReachable()
  else markUnreachable()
  return answer
}

/**
 * The same for a file that the service worker may have: its answer says nothing about the server, so
 * the connection is left as it is.
 */
export async function fetchFile(path: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(globalThis.location.origin + path, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!isFromOurServer(response)) return undefined
    const body: unknown = await response.json()
    return { response, body }
  } catch {
    return undefined
  }
}

/**
 * Whether the response is from the shop's server: a captive portal also answers 200, but in HTML, and
 * a gateway answers with a status of its own (from 520 on, a CDN's) when the server did not.
 */
export function isFromOurServer(response: Response): boolean {
  const { status } = response
  if (status === 204) return true
  if (status === 502 || status === 504 || status >= 520) return false
  return (response.headers.get('Content-Type') ?? '').includes('json')
}
