import type { Result } from '#domain/base/problem.ts'
import { leaveDevice } from './account.ts'
import { revokeSessions } from '#data/server/revokeSessions.ts'

/** Signs the shopper out on every device. */
export function signOutEverywhere(): Promise<Result<true>> {
  return revokeSessions('shopper', leaveDevice)
}
