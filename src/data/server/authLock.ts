const LOCK = 'darzi-sign-in'

let last: Promise<unknown> = Promise.resolve()

/**
 * Does one thing at a time with the sign-in of this device, in the order asked for and across its
 * tabs: whoever ends all sign-ins while a new password is under way ends the sign-in that follows it.
 */
export function withAuthLock<Value>(work: () => Promise<Value>): Promise<Value> {
  const locks: LockManager | undefined = globalThis.navigator.locks
  const turn = locks ? locks.request(LOCK, work).then((value) => value) : last.then(work)
  last = turn.catch(() => undefined)
  return turn
}
