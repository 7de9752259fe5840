import type { Fault, FaultProxy, RequestMatch } from '#tests/harness/network/faultProxy.ts'
import { pick, type Random } from './random.ts'

const FAULTS: readonly [Fault, ...Fault[]] = [
  { kind: 'drop-before' },
  { kind: 'drop-before' },
  { kind: 'drop-after-commit' },
  { kind: 'drop-after-commit' },
  { kind: 'delay', delayMs: 800 },
  { kind: 'delay', delayMs: 4000 },
  { kind: 'silence' },
  { kind: 'truncate', bytes: 40 },
  { kind: 'html' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 503, retryAfter: 2 },
  { kind: 'status', status: 502 },
  { kind: 'status', status: 429, retryAfter: 1 },
]

/** A browser repeats a request whose connection breaks, once for each that it has kept open. */
const LASTING = 20

const API = /^\/api\/(?!realtime)/

/** Which requests fail, and in how many of a hundred acts: requests that send data fail more often. */
const TROUBLES: readonly (readonly [RequestMatch, number])[] = [
  [{ method: 'GET', path: API }, 20],
  [{ method: 'POST', path: API }, 50],
  [{ method: 'PATCH', path: API }, 50],
]

/**
 * Decides what the network does to the requests of the next act. Faults that no request has met are
 * dropped, so that trouble comes and goes.
 */
export function weatherOf(proxy: FaultProxy, random: Random): () => void {
  return () => {
    proxy.heal()
    for (const [which, share] of TROUBLES)
      if (random() * 100 < share)
        proxy.spoil(pick(FAULTS, random), which, random() < 0.5 ? LASTING : 1)
  }
}
