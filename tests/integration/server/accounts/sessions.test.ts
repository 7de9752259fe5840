import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

const OUT = '/api/account/sign-out'

let shop: Shop

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
})

afterAll(() => shop.stop())

async function signIn({ email, password }: Person, collection = 'users'): Promise<string> {
  const path = `/api/collections/${collection}/auth-with-password`
  const body = { identity: email, password }
  return String((await ask(shop, path, { method: 'POST', body })).body['token'])
}

async function renew(token: string, collection = 'users') {
  const path = `/api/collections/${collection}/auth-refresh`
  return ask(shop, path, { method: 'POST', token })
}

function signOut(token: string) {
  return ask(shop, OUT, { method: 'POST', token })
}

async function isOpen(person: Person, token: string): Promise<boolean> {
  return (await ask(shop, records('users', person.id), { token })).status === 200
}

describe('signing out', () => {
  it('ends the session of this device and no other, even one from the same second', async () => {
    const shopper = await newShopper(shop)
    const phone = await signIn(shopper)
    const tablet = await signIn(shopper)
    expect((await signOut(phone)).status).toBe(204)
    expect(await isOpen(shopper, phone)).toBe(false)
    expect(await isOpen(shopper, tablet)).toBe(true)
    expect((await renew(tablet)).status).toBe(200)
  })

  it('ends every token that the session was renewed with', async () => {
    const shopper = await newShopper(shop)
    const first = await signIn(shopper)
    const second = String((await renew(first)).body['token'])
    const third = String((await renew(second)).body['token'])
    await signOut(second)
    for (const token of [first, second, third]) expect(await isOpen(shopper, token)).toBe(false)
    expect(await isOpen(shopper, await signIn(shopper))).toBe(true)
  })

  it('revokes the token for everything a shopper may do', async () => {
    const shopper = await newShopper(shop)
    const { id, token } = shopper
    const order = sentOrder({ user: id })
    await ask(shop, records('orders'), { method: 'POST', token, body: order })
    const set = { id: newRecordId(), user: id, name: 'Mine', values: {}, version: 1 }
    await signOut(token)
    const answers = [
      await ask(shop, records('orders'), { token }),
      await ask(shop, records('orders', order.id), { token }),
      await ask(shop, records('orders'), { method: 'POST', token, body: sentOrder({ user: id }) }),
      await ask(shop, records('orders', order.id), {
        method: 'PATCH',
        token,
        body: { status: 'cancelled' },
      }),
      await ask(shop, records('measurement_sets'), { method: 'POST', token, body: set }),
      await ask(shop, records('users', id), {
        method: 'DELETE',
        token,
        body: { password: shopper.password },
      }),
      await renew(token),
      await ask(shop, '/api/account/sign-out-everywhere', { method: 'POST', token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
    const again = await signIn(shopper)
    const mine = await ask(shop, records('orders'), { token: again })
    expect(itemsOf(mine)).toMatchObject([{ id: order.id, status: 'placed' }])
  })

  it('revokes the owner’s desk access on this device', async () => {
    const owner = await signInOwner(shop)
    const other = await signIn(owner, 'admins')
    await signOut(owner.token)
    const asked = (token: string) => [
      ask(shop, records('mails'), { token }),
      ask(shop, '/api/owner/products', { method: 'POST', token, body: { changes: [] } }),
      ask(shop, `/api/owner/orders/${newRecordId()}/dates`, { method: 'POST', token, body: {} }),
      ask(shop, `/api/owner/mails/${newRecordId()}/resend`, { method: 'POST', token }),
    ]
    const statuses = async (token: string) =>
      (await Promise.all(asked(token))).map(({ status }) => status)
    expect(await statuses(owner.token)).toEqual([401, 401, 401, 401])
    expect(await statuses(other)).not.toContain(401)
  })

  it('closes the session’s event streams and accepts no new ones', async () => {
    const owner = await signInOwner(shop)
    const subscribe = (clientId: string) =>
      ask(shop, '/api/realtime', {
        method: 'POST',
        token: owner.token,
        body: { clientId, subscriptions: ['orders/*'] },
      })
    const stream = await fetch(`${shop.url}/api/realtime`)
    const reader = stream.body?.getReader()
    if (!reader) throw new Error('the stream has no body')
    const first = Buffer.from((await reader.read()).value ?? []).toString()
    const clientId = /"clientId":"([^"]+)"/.exec(first)?.[1] ?? ''
    expect((await subscribe(clientId)).status).toBe(204)
    await signOut(owner.token)
    let isClosed = false
    while (!isClosed) isClosed = (await reader.read()).done
    expect((await subscribe(clientId)).status).not.toBe(204)
  })

  it('survives a restart, and answers the same without a valid token', async () => {
    const shopper = await newShopper(shop)
    await signOut(shopper.token)
    await shop.crash()
    await shop.restart()
    expect(await isOpen(shopper, shopper.token)).toBe(false)
    for (const token of ['', 'not.a.token', shopper.token])
      expect((await signOut(token)).status).toBe(204)
  })
})

describe('ended sessions', () => {
  it('are deleted once their token has expired', async () => {
    const root = await superuserToken(shop)
    const shopper = await newShopper(shop)
    const { token } = shopper
    await signOut(token)
    const list = async () => itemsOf(await ask(shop, records('ended_sessions'), { token: root }))
    const [ended] = (await list()).slice(-1)
    await ask(shop, records('ended_sessions', String(ended?.['id'])), {
      method: 'PATCH',
      token: root,
      body: { expires: '2020-01-01 00:00:00.000Z' },
    })
    const before = await list()
    await ask(shop, '/api/crons/sessionsPrune', { method: 'POST', token: root })
    await expect.poll(async () => (await list()).length).toBe(before.length - 1)
  })
})
