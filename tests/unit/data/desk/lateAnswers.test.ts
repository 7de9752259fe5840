import { afterEach, expect, it, vi } from 'vitest'
import { startDevice, type Device } from '#tests/harness/device/device.ts'
import { parseOwnerOrder } from '#data/parse/parseOrder.ts'
import { placedOrder } from '#tests/harness/server/sentOrder.ts'

const OWNER = { id: 'owner0000000001', collectionId: 'a', collectionName: 'admins' }
const PLACED = placedOrder()
const NOTE = {
  id: 'event0000000001',
  order: PLACED.id,
  kind: 'note',
  actor: 'owner',
  note: 'Pays cash',
  seq: 9,
  created: '2026-11-24 10:00:00.000Z',
}
const READER = { id: 'reader000000001', email: 'asha@example.com', status: 'active' }

afterEach(() => vi.unstubAllGlobals())

const openDesk = (device: Device) =>
  device.open(async () => ({
    ...(await import('#data/desk/account.ts')),
    ...(await import('#data/desk/orders.ts')),
    ...(await import('#data/desk/requests.ts')),
    ...(await import('#data/desk/replicas/replicas.ts')),
    ...(await import('#data/storage/database.ts')),
  }))

/** A desk whose owner signs out just before the server answers with this. */
async function deskLeftEarly(answer: object) {
  const device = startDevice()
  device.storage.set('darzi_admin', JSON.stringify({ token: 'a.b.c', record: OWNER }))
  const desk = await openDesk(device)
  device.setFetch(async (...request) => {
    const isPing = new Request(...request).url.endsWith('/api/health')
    if (!isPing && desk.adminSession.current()?.status === 'in') await desk.adminSignOut()
    return Response.json(isPing ? { code: 200 } : answer)
  })
  return desk
}

const listOf = (item: object) => ({ page: 1, perPage: 30, totalItems: 1, items: [item] })

type Desk = Awaited<ReturnType<typeof openDesk>>

it.each<[string, object, (desk: Desk) => Promise<unknown>]>([
  ['The history of an order', listOf(NOTE), (desk) => desk.eventsOf(PLACED.id)],
  ['The latest events', listOf(NOTE), (desk) => desk.latestEvents(10)],
  ['The list of subscribers', listOf(READER), (desk) => desk.subscribers()],
  ['A note that was sent', NOTE, (desk) => desk.addNote(PLACED.id, 'Pays cash')],
])('%s is not stored when it arrives after the sign-out', async (_what, answer, ask) => {
  const desk = await deskLeftEarly(answer)
  await ask(desk)
  expect(await desk.inDatabase((db) => db.replicas.toArray())).toEqual([])
})

it('An order that is answered after the sign-out is not shown at the next sign-in', async () => {
  const desk = await deskLeftEarly(PLACED)
  const order = parseOwnerOrder(PLACED)
  if (!order.ok) throw new Error('the order cannot be read')
  await desk.setDates(order.value, { trialDate: '2027-03-01', dueDate: '' })
  expect(desk.orderReplica.rows.current()).toBeUndefined()
})
