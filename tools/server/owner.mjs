import { pocketBaseCommand } from './command.mjs'

/**
 * @typedef {{ email: string, password: string | undefined }} Owner `password` only when the
 *   command generated one; it cannot be read again
 */

/**
 * Creates the owner's account, or resets its password. `DARZI_OWNER_EMAIL` and
 * `DARZI_OWNER_PASSWORD` set them; without a password one is generated.
 * @param {import('./command.mjs').ServerPlace} place
 * @param {{ email?: string | undefined }} [options]
 * @returns {Promise<({ ok: true } & Owner) | { ok: false, reason: string }>}
 */
export async function makeOwner(place, { email } = {}) {
  const output = await pocketBaseCommand(place, ['owner', '--reset', ...(email ? [email] : [])])
  // Hooks print through Go's log, which puts the time in front.
  const line = /\bowner (\S+@\S+)(?: password (\S+)| kept)?\s*$/m.exec(output)
  if (line?.[1]) return { ok: true, email: line[1], password: line[2] }
  return {
    ok: false,
    reason: `the owner's account was not created: ${output.trim() || 'no answer'}`,
  }
}
