const LOCK = 'darzi-sign-in'

let last: Promise<unknown> = Promise.resolve()

/**
 * Serialises auth changes in call order and across tabs, so "sign out everywhere" during a password
 * change also ends the session that change creates.
 * @param signal ends the wait for the turn, not the work
 */
export function withAuthLock<Value>(
  work: () => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const locks: LockManager | undefined = globalThis.navigator.locks
  const options = signal ? { signal } : {}
  const turn = locks ? locks.request(LOCK, options, work).then((value) => value) : last.then(work)
  last = turn.catch(() => undefined)
  return turn
}
