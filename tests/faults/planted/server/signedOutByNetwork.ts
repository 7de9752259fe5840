import type { refreshSession as real } from '#data/server/refreshSession.ts'
import { forgetAuth } from '#data/auth/savedAuth.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const refreshSession: Faulty<typeof real> = (original) => async (role) => {
  const valid = await original(role)
  if (valid === undefined) forgetAuth(role)
  return valid ?? false
}
