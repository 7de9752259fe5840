import { readCache, writeCache } from '#data/live/localStorageCache.ts'

const KEY = 'darzi_ended'

/**
 * The account whose sign-in on this device was ended by the server, not by the person who holds the
 * device. Only then may that person see what it has left here without signing in again.
 */
export function endedAccount(): string | undefined {
  return readCache(KEY)
}

/** Records the account; undefined once it no longer matters. */
export function setEndedAccount(id: string | undefined): void {
  writeCache(KEY, id)
}
