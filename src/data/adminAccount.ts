import { done, failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import type { Session, Shopper } from '#domain/session.ts'
import { ask, client } from './pocketbase.ts'
import { readShopper } from './readShopper.ts'
import { adminAuth } from './savedAuth.ts'
import { sessionOf } from './session.ts'
import type { Live } from './value.ts'

/** The owner of the shop, signed in on this device beside any shopper. */
export const adminSession: Live<Session> = sessionOf(adminAuth)

/** Signs the owner in. */
export async function adminLogIn(email: string, password: string): Promise<Result<Shopper>> {
  if (email.trim() === '' || password === '') return failed('adminFieldsMissing')
  const answer = await ask('admin', (pb) =>
    pb.collection('admins').authWithPassword(email.trim(), password),
  )
  if (!answer.ok) {
    const { problem } = answer.problem
    const plain = problem.code === 'unreachable' || problem.code === 'tooManyRequests'
    return plain ? { ok: false, problem } : failed('adminLoginFailed')
  }
  const owner = readShopper(answer.value.record)
  return owner.ok ? done(owner.value) : failed('adminLoginFailed')
}

/** Signs the owner out of this device; it needs no network. */
export async function adminLogOut(): Promise<void> {
  const pb = await client('admin')
  pb.authStore.clear()
}
