import { pocketBaseCommand } from '#tools/server/command.mjs'
import { ask } from './ask.ts'
import type { Shop } from './shopServer.ts'

const ACCOUNT = { identity: 'root@example.com', password: 'only-in-this-test' }

/** A token that passes every access rule, for test setup. */
export async function superuserToken(
  shop: Pick<Shop, 'url' | 'binary' | 'folders'>,
): Promise<string> {
  const { binary, folders } = shop
  const { identity, password } = ACCOUNT
  await pocketBaseCommand({ binary, folders }, ['superuser', 'upsert', identity, password])
  const path = '/api/collections/_superusers/auth-with-password'
  const { body } = await ask(shop, path, { method: 'POST', body: ACCOUNT })
  if (typeof body['token'] !== 'string') throw new Error('the superuser could not sign in')
  return body['token']
}
