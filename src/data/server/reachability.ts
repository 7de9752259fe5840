import { retryDelayMs } from '#domain/base/retry.ts'
import { answerOf } from './answerOf.ts'
import { connection, wasReachedRecently, isNavigatorOffline } from './connection.ts'

let asking: Promise<boolean> | undefined

/** Asks the shop for a sign of life, and says whether it came. Who asks meanwhile asks with us. */
export function ping(): Promise<boolean> {
  asking ??= answerOf('/api/health').then((answer) => {
    asking = undefined
    return answer !== undefined && (answer.response.ok || isUnwell(answer.body))
  })
  return asking
}

/**
 * Whether something may be sent. A shop that is away, or was not heard of lately, is asked first: what
 * never left this device can still be taken back, while what had no answer may have arrived.
 */
export async function isReachable(): Promise<boolean> {
  if (isNavigatorOffline()) return false
  return wasReachedRecently() || ping()
}

/** A shop that says what is wrong with it is there: it may still take an order. */
function isUnwell(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'unhealthy'
}

let timer: ReturnType<typeof setTimeout> | undefined
let knocks = 0
let lastAwayMs = 0

/** Being back for so long ends an absence; a shop that comes and goes is asked ever less often. */
const CALM_MS = 60_000

/**
 * Goes on asking while the shop is away, from a second to half a minute apart, so that nobody is
 * told for longer than that of an absence that is over: the browser does not notice every return.
 */
export function pollUntilReachable(): void {
  connection.subscribe(() => {
    if (connection.current() !== 'online') soon()
  })
  if (connection.current() !== 'online') soon()
}

function soon(): void {
  if (timer !== undefined) return
  if (Date.now() - lastAwayMs > CALM_MS) knocks = 0
  timer = setTimeout(() => void again(), retryDelayMs(knocks))
  knocks += 1
}

async function again(): Promise<void> {
  if (connection.current() !== 'online' && !isNavigatorOffline()) await ping()
  timer = undefined
  lastAwayMs = Date.now()
  if (connection.current() !== 'online') soon()
}
