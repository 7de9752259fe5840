import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { STOLE } from '#tests/harness/data/products.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { openOwnerDesk } from '#tests/harness/device/ownerDesk.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'
import { PROJECT } from '#tools/setup/folders.mjs'

/** The lane sends three in a second, and this machine may be busy. */
const SENT_MS = 45_000

const shop = shopBehindProxy()
const picture = new Uint8Array(readFileSync(join(PROJECT, 'public/pictures/social-1200x630.jpg')))
const photo = new Blob([picture], { type: 'image/jpeg' })

/** The server's photo of a product, as downloaded. */
async function storedPhoto(id: string): Promise<Uint8Array> {
  const { token } = await signInOwner(shop)
  const name = String((await ask(shop, records('products', id), { token })).body['photo'])
  const file = await fetch(`${shop.url}/api/files/products/${id}/${name}?token=${token}`)
  return new Uint8Array(await file.arrayBuffer())
}

test('a product with a photo is saved in a browser whose IndexedDB refuses Blobs', async () => {
  refuseBlobs()
  const desk = await openOwnerDesk(shop)
  const id = 'robewithphoto01'
  expect(await desk.addProduct({ id, fields: STOLE, photo })).toEqual({ ok: true, value: 'sent' })
  expect(await storedPhoto(id)).toEqual(picture)
})

test('a photo saved without a network is shown, and sent when there is one', async () => {
  const desk = await openOwnerDesk(shop)
  const id = 'robewithphoto02'
  shop.device.setOnline(false)
  expect(await desk.addProduct({ id, fields: STOLE, photo })).toEqual({ ok: true, value: 'saved' })
  const [waiting] = await valueOf(desk.deskItems, ({ length }) => length === 1)
  const shown = await fetch(waiting?.photo ?? '')
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(picture)

  shop.device.setOnline(true)
  await desk.sendNow()
  await valueOf(desk.deskItems, ({ length }) => length === 0, SENT_MS)
  expect(await storedPhoto(id)).toEqual(picture)
})

test('a photo that an earlier version stored as a Blob is sent', async () => {
  const desk = await openOwnerDesk(shop)
  const id = 'robewithphoto03'
  shop.device.setOnline(false)
  await desk.addProduct({ id, fields: STOLE, photo })
  await desk.inDatabase(async (db) => {
    const row = await db.outbox.get(id)
    if (!row) throw new Error('the edit is not in the outbox')
    await db.outbox.put({
      ...row,
      payload: { edit: { what: 'newProduct', id, fields: STOLE }, photo },
    })
  })
  shop.device.setOnline(true)
  await desk.sendNow()
  await valueOf(desk.deskItems, ({ length }) => length === 0, SENT_MS)
  expect(await storedPhoto(id)).toEqual(picture)
})

/**
 * IndexedDB refuses Blobs, as it does in WebKit's private sessions. Until the test unstubs its
 * globals: fake-indexeddb copies what it stores with the global `structuredClone`.
 */
function refuseBlobs(): void {
  const clone = globalThis.structuredClone
  vi.stubGlobal('structuredClone', (value: unknown) => {
    if (hasBlob(value)) throw new DOMException('BlobURLs are not yet supported', 'DataCloneError')
    return clone(value)
  })
}

function hasBlob(value: unknown): boolean {
  if (value instanceof Blob) return true
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasBlob)
}
