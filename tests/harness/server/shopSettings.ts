import { ask, records } from './ask.ts'
import { signInOwner } from './people.ts'
import type { Shop } from './shopServer.ts'

/** Saves some of the shop's settings, as the owner does. */
export async function saveSettings(
  shop: Pick<Shop, 'url' | 'owner'>,
  settings: object,
): Promise<void> {
  const { token } = await signInOwner(shop)
  const path = records('shop', 'shop00000000000')
  const saved = await ask(shop, path, { method: 'PATCH', token, body: settings })
  if (saved.status !== 200) throw new Error(`The settings were refused with ${saved.status}.`)
}
