import { responseHeaders, type RequestEvent } from '#server/pocketbase/events.ts'
import { areLimitsOn } from '#server/settings/environment.ts'
import { refuse } from '#server/http/refuse.ts'
import { addressKey } from './addressKey.ts'
import { updateCounter } from './counters.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** How many requests of each action one address may make in a window. */
const LIMITS = {
  any: { max: 600, windowMs: 10 * SECOND_MS },
  ownPage: { max: 60, windowMs: 10 * SECOND_MS }, // catalogue changes that are not cached
  login: { max: 20, windowMs: 5 * MINUTE_MS },
  signUp: { max: 10, windowMs: 60 * MINUTE_MS },
  reset: { max: 10, windowMs: 10 * MINUTE_MS },
  order: { max: 30, windowMs: 10 * MINUTE_MS },
  payPage: { max: 120, windowMs: 10 * MINUTE_MS },
  fittings: { max: 120, windowMs: 10 * MINUTE_MS },
  wish: { max: 30, windowMs: 10 * MINUTE_MS },
  claim: { max: 10, windowMs: 60 * MINUTE_MS },
  subscribe: { max: 10, windowMs: 60 * MINUTE_MS },
  pushSubscribe: { max: 40, windowMs: 60 * MINUTE_MS },
  pushWords: { max: 120, windowMs: 10 * MINUTE_MS },
  appointment: { max: 10, windowMs: 60 * MINUTE_MS },
  tailoring: { max: 20, windowMs: 60 * MINUTE_MS },
  measurements: { max: 120, windowMs: 10 * MINUTE_MS },
  upload: { max: 120, windowMs: 60 * MINUTE_MS },
}

type Action = keyof typeof LIMITS

/**
 * Runs the request, or answers 429 with how long to wait. PocketBase's own limiter cannot send
 * Retry-After.
 */
export function rateLimited(e: RequestEvent, action: Action, proceed: () => void): void {
  rateLimitedAs(e, addressKey(e.realIP()), action, proceed)
}

/** The same, counted for `visitor` instead of the requesting address. */
export function rateLimitedAs(
  e: RequestEvent,
  visitor: string,
  action: Action,
  proceed: () => void,
): void {
  const waitMs = countRequest(e.app, `${action}:${visitor}`, LIMITS[action])
  if (waitMs === 0 || !areLimitsOn()) proceed()
  else refuseForNow(e, waitMs)
}

/** Answers 429 with how long to wait. */
export function refuseForNow(e: RequestEvent, waitMs: number): void {
  responseHeaders(e).set('Retry-After', String(Math.ceil(waitMs / SECOND_MS)))
  refuse(e, { status: 429, code: 'tooManyRequests', data: { retryAfterMs: waitMs } })
}

/** Counts one request. 0 when it is allowed, else the milliseconds until the next one is. */
function countRequest(
  app: CoreApp,
  name: string,
  { max, windowMs }: { max: number; windowMs: number },
): number {
  let waitMs = 0
  updateCounter(app, name, (current, now) => {
    const { count, until } = current ?? { count: 0, until: now + windowMs }
    waitMs = count >= max ? until - now : 0
    return { count: count + 1, until, nextAt: 0 }
  })
  return waitMs
}
