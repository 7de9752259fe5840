import { expect, it } from 'vitest'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { newShopper, type Person } from '#tests/harness/server/people.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'

const shop = shopBehindProxy()

function openDesk() {
  return shop.device.open(async () => ({
    ...(await import('#data/desk/account.ts')),
    ...(await import('#data/desk/requests.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
}

async function sendRequest({ id: user, token }: Person): Promise<string> {
  const cut = { material: 'Wool', color: '#000000', fitType: 'Regular' }
  const body = { id: newRecordId(), user, measurements: { chest: 1016 }, ...cut }
  const sent = await ask(shop, records('tailoring_requests'), { method: 'POST', token, body })
  expect(sent.status).toBe(200)
  return body.id
}

it('the measurements of a deleted account leave the owner’s device with its next page', async () => {
  const leaving = await newShopper(shop)
  const gone = await sendRequest(leaving)
  const kept = await sendRequest(await newShopper(shop))
  const before = await openDesk()
  await before.adminSignIn(shop.owner.email, shop.owner.password)
  await before.tailoringRequests.pull()
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort()
  expect(ids(await valueOf(before.tailoringRequests.rows))).toEqual([gone, kept].sort())

  const { id, token, password } = leaving
  const path = records('users', id)
  expect((await ask(shop, path, { method: 'DELETE', token, body: { password } })).status).toBe(204)
  const next = await openDesk()
  await next.tailoringRequests.pull()
  expect(ids(await valueOf(next.tailoringRequests.rows))).toEqual([kept])
  const stored = await next.inDatabase((db) =>
    db.replicas.where({ collection: 'tailoring_requests' }).toArray(),
  )
  expect(ids(stored)).toEqual([kept])
})
