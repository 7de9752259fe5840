import type { Result } from '#domain/problem.ts'
import { leaveDevice } from './account.ts'
import { endSignIns } from './endSignIns.ts'

/** Signs the shopper out on every device. */
export function signOutEverywhere(): Promise<Result<true>> {
  return endSignIns('shopper', leaveDevice)
}
