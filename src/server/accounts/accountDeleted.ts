import type { AccountAnswer } from '#domain/account/sentAccount.ts'
import { pathParameter } from '#server/pocketbase/events.ts'
import { findById } from '#server/pocketbase/records.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'

/**
 * Answers whether an account is gone. A device whose sign-in has ended asks it by the account's id,
 * which is random and known only to devices that were signed in to it: no one can look for accounts
 * with it.
 */
export function accountDeleted(e: core.RequestEvent): void {
  rateLimited(e, 'any', () => {
    const deleted = !findById(e.app, 'users', pathParameter(e, 'id'))
    setDataHeaders(e)
    e.json(200, { deleted } satisfies AccountAnswer)
  })
}
