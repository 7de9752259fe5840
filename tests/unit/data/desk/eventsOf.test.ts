import { expect, it } from 'vitest'
import { startDevice } from '#tests/harness/device/device.ts'

const ORDER = 'mwqb613cawchfb3'
const COUNT = 250

const notes = Array.from({ length: COUNT }, (_, at) => ({
  id: `event${String(at).padStart(10, '0')}`,
  order: ORDER,
  kind: 'note',
  actor: 'owner',
  note: `Note ${at}`,
  seq: at + 1,
  created: '2026-11-24 10:00:00.000Z',
}))

/** Answers a list of records as PocketBase does, a page at a time. */
function listed(request: RequestInfo | URL): Response {
  const address = request instanceof Request ? request.url : request
  const query = new URL(address, 'https://shop.example').searchParams
  const page = Number(query.get('page') ?? 1)
  const perPage = Number(query.get('perPage') ?? 30)
  const items = notes.slice((page - 1) * perPage, page * perPage)
  return Response.json({ page, perPage, totalItems: -1, totalPages: -1, items })
}

it('The desk reads the whole history of an order, however long it is', async () => {
  const device = startDevice()
  const record = { id: 'owner0000000001', collectionId: 'a', collectionName: 'admins' }
  device.storage.set('darzi_admin', JSON.stringify({ token: 'a.b.c', record }))
  device.setFetch((address) => Promise.resolve(listed(address)))
  const { eventsOf } = await device.open(() => import('#data/desk/orders.ts'))
  const events = await eventsOf(ORDER)
  expect(events).toHaveLength(COUNT)
  expect(events.at(-1)).toMatchObject({ note: `Note ${COUNT - 1}` })
})
