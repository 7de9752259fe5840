import { ask, itemsOf, records } from './ask.ts'
import type { Person } from './people.ts'
import type { Shop } from './shopServer.ts'

const COLLECTIONS = ['orders', 'order_events', 'products', 'mails', 'appointments']
const MAX_RECORDS = 1_000

/** Everything that the owner can see of a shop, sorted, with the bytes of every uploaded photo. */
export async function ownerSnapshot(shop: Pick<Shop, 'url'>, { token }: Pick<Person, 'token'>) {
  const contents: Record<string, Record<string, unknown>[]> = {}
  for (const name of COLLECTIONS) {
    const list = await ask(shop, `${records(name)}?sort=id&perPage=${MAX_RECORDS}`, { token })
    if (list.status !== 200) throw new Error(`${name} answered ${list.status}`)
    contents[name] = itemsOf(list)
  }
  const photos: Record<string, string> = {}
  for (const { id, photo } of contents['products'] ?? []) {
    if (typeof photo !== 'string' || photo === '') continue
    const file = await fetch(`${shop.url}/api/files/products/${String(id)}/${photo}`)
    photos[photo] = `${file.status} ${Buffer.from(await file.arrayBuffer()).toString('base64')}`
  }
  return { records: contents, photos }
}
