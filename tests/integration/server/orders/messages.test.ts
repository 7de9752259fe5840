import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

const PATH = records('shop', 'shop00000000000')

let shop: Shop
let owner: Person

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite(), env: { DARZI_LIMITS: 'off' } })
  owner = await signInOwner(shop)
})

afterAll(() => shop.stop())

function save(messages: unknown, token: string | undefined = owner.token) {
  return ask(shop, PATH, { method: 'PATCH', body: { messages }, ...(token && { token }) })
}

describe('the house’s own words', () => {
  it('are read and changed by the owner alone', async () => {
    const messages = { ready: 'Come and fetch it, {name}', reminder: '' }
    expect((await save(messages)).status).toBe(200)
    expect((await ask(shop, PATH, { token: owner.token })).body).toMatchObject({ messages })
    const shopper = await newShopper(shop)
    for (const token of [undefined, shopper.token]) {
      const seen = await ask(shop, PATH, token ? { token } : {})
      expect(seen.body['messages'] ?? null).toBeNull()
      expect((await save({ ready: 'Mine' }, token ?? '')).status).not.toBe(200)
    }
  })

  it.each([
    [{ ready: 'Hello {nmae}' }, 'placeholderUnknown'],
    [{ reminder: 'Pay {' }, 'placeholderUnknown'],
    [{ ready: 'a'.repeat(701) }, 'tooLong'],
    [{ shipped: 'On its way' }, 'refused'],
    [{ ready: ['Hello'] }, 'refused'],
    ['Hello', 'refused'],
  ])('%j is refused', async (messages, code) => {
    const { status, body } = await save(messages)
    expect([status, body]).toMatchObject([400, { data: { fields: { messages: code } } }])
  })

  it('go out in the mail about a status, filled in, and no typed name becomes a link', async () => {
    await save({ confirmed: 'Namaste {name},\n{balance} of {total} is open.\nTrial: {trial}' })
    const sent = { ...sentOrder(), firstName: 'www.example.com' }
    const { body } = await ask(shop, records('orders'), { method: 'POST', body: sent })
    const order = String(body['id'])
    const move = { method: 'PATCH', token: owner.token, body: { status: 'confirmed' } } as const
    expect((await ask(shop, records('orders', order), move)).status).toBe(200)
    const path = `${records('mails')}?filter=(cause='${order}'%26%26kind='status')`
    const [mail] = itemsOf(await ask(shop, path, { token: owner.token }))
    const text = String(mail?.['text'])
    expect(text).toMatch(/^Namaste .+,\n₹42,999 of ₹42,999 is open\.\n\nEmber & Thread$/)
    expect(text).not.toContain('www.example.com')
    expect(mail?.['subject']).toMatch(/^Order ET-\d+: Confirmed$/)
  })
})
