import type { Session } from '#domain/account/session.ts'
import { parseShopper } from '#data/parse/parseShopper.ts'
import { shopperAuth, type SavedAuth } from './savedAuth.ts'
import { derived } from '#data/live/derived.ts'
import type { Live } from '#domain/base/live.ts'

const LOADING: Session = { status: 'loading' }
const OUT: Session = { status: 'out' }

/**
 * The shopper signed in on this device, the same in every tab; known without loading the client.
 */
export const session: Live<Session> = sessionOf(shopperAuth)

/** The session for stored auth data; keeps its identity until that data changes. */
export function sessionOf(saved: Live<SavedAuth | undefined>): Live<Session> {
  return derived([saved], () => (typeof window === 'undefined' ? LOADING : read(saved.current())))
}

function read(auth: SavedAuth | undefined): Session {
  const shopper = parseShopper(auth?.record)
  return shopper.ok ? { status: 'in', user: shopper.value } : OUT
}
