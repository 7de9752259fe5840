import type { Owner, OwnerSession } from '#domain/ownerSession.ts'
import { done, failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { forgetCopies } from './adminCopy.ts'
import { told } from './failure.ts'
import { ask } from './pocketbase.ts'
import { isFields, reading } from './reading.ts'
import { adminAuth } from './savedAuth.ts'
import type { SavedAuth } from './savedAuth.ts'
import type { Live } from './value.ts'

const OUT: OwnerSession = { status: 'out' }

let seen: { auth: SavedAuth; session: OwnerSession } | undefined

/** Whether the owner is signed in on this device. A network that fails signs nobody out. */
export const adminSession: { current: () => OwnerSession } & Live<OwnerSession> = {
  subscribe: adminAuth.subscribe,
  current() {
    const auth = adminAuth.current()
    if (!auth) return OUT
    if (seen?.auth !== auth) seen = { auth, session: { status: 'in', owner: ownerOf(auth) } }
    return seen.session
  },
}

/** Signs the owner in; the server decides, and a wrong password and an unknown address look alike. */
export async function adminLogIn(email: string, password: string): Promise<Result<Owner>> {
  if (email.trim() === '' || password === '') return failed('adminFieldsMissing')
  const answer = await ask('admin', (client) =>
    client.collection('admins').authWithPassword(email.trim(), password),
  )
  if (answer.ok) return done(readOwner(answer.value.record))
  return answer.problem.status === 400 ? failed('adminLoginFailed') : told(answer)
}

/** Signs the owner out here; what this device had copied of the house's books is wiped. */
export async function adminLogOut(): Promise<void> {
  await ask('admin', (client) => Promise.resolve(client.authStore.clear()))
  await forgetCopies()
}

/** Gives the token a new term. One that the server no longer takes signs out; no answer does not. */
export async function renewAdminSession(): Promise<void> {
  if (adminSession.current().status !== 'in') return
  const answer = await ask('admin', (client) => client.collection('admins').authRefresh())
  if (!answer.ok && [401, 403, 404].includes(answer.problem.status)) await adminLogOut()
}

/** Changes the owner's password; every other device is signed out by it. */
export async function changeAdminPassword(before: string, next: string): Promise<Result<void>> {
  const session = adminSession.current()
  if (session.status !== 'in') return failed('signInNeeded')
  const { owner } = session
  const body = { oldPassword: before, password: next, passwordConfirm: next }
  const answer = await ask('admin', (client) => client.collection('admins').update(owner.id, body))
  if (!answer.ok) {
    const { problem } = answer.problem
    return problem.fields?.['oldPassword'] ? failed('adminLoginFailed') : told(answer)
  }
  const again = await adminLogIn(owner.email, next)
  return again.ok ? done(undefined) : again
}

function ownerOf(auth: SavedAuth): Owner {
  return readOwner(auth.record)
}

function readOwner(wire: unknown): Owner {
  const from = reading(isFields(wire) ? wire : {})
  return {
    id: from.textOr('id', ''),
    email: from.textOr('email', ''),
    name: from.textOr('name', ''),
  }
}
