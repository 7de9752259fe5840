import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop
let token: string

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
  token = (await signInOwner(shop)).token
})

afterAll(() => shop.stop())

const fields = {
  name: 'Linen Kurta',
  description: 'Hand loomed',
  price: 3999,
  category: 'Kurtas',
  measurements: ['Chest'],
  detail: null,
}

function changeMany(changes: object[], as = token) {
  return ask(shop, '/api/owner/products', { method: 'POST', token: as, body: { changes } })
}

async function productOf(id: string) {
  return (await ask(shop, records('products', id), { token })).body
}

describe('a bulk change of products', () => {
  it('creates and updates together, each with a slug and a revision', async () => {
    const id = newRecordId()
    const suit = await productOf('demoproduct0003')
    const base = Number(suit['rev'])
    const answer = await changeMany([
      { id, fields },
      { id: 'demoproduct0003', base, fields: { price: 45000 } },
    ])
    expect(answer.body).toEqual({ changed: 2 })
    expect(await productOf(id)).toMatchObject({ slug: 'linen-kurta', price: 3999, rev: 1 })
    const changed = await productOf('demoproduct0003')
    expect(changed).toMatchObject({ price: 45000, rev: base + 1, name: suit['name'] })
    expect(Number(changed['seq'])).toBeGreaterThan(Number(suit['seq']))
  })

  it('changes nothing when one of them is stale', async () => {
    const id = newRecordId()
    const stale = { id: 'demoproduct0002', base: 999, fields: { price: 1 } }
    const { status, body } = await changeMany([{ id, fields }, stale])
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'newerVersion',
      data: { record: { id: 'demoproduct0002' } },
    })
    expect((await ask(shop, records('products', id), { token })).status).toBe(404)
  })

  it('changes nothing when one of them is invalid', async () => {
    const id = newRecordId()
    const { status } = await changeMany([
      { id, fields },
      { id: newRecordId(), fields: { ...fields, price: -1 } },
    ])
    expect(status).toBe(400)
    expect((await ask(shop, records('products', id), { token })).status).toBe(404)
  })

  it.each([
    ['measurements that are not names', { measurements: [{ chest: 1 }] }],
    ['a detail of another shape', { detail: { sizes: 'all' } }],
  ])('is refused like a single change with %s', async (_what, odd) => {
    const id = newRecordId()
    const { status, body } = await changeMany([{ id, fields: { ...fields, ...odd } }])
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'productSaveFailed', data: { id } })
    const base = Number((await productOf('demoproduct0004'))['rev'])
    expect((await changeMany([{ id: 'demoproduct0004', base, fields: odd }])).status).toBe(400)
    expect((await productOf('demoproduct0004'))['rev']).toBe(base)
  })

  it.each([[null], [7], [{ id: 'x' }], [{ id: 'x', fields: null }]])(
    'is refused for an update without changes: %j',
    async (change) => {
      const body = { changes: [change] }
      const path = '/api/owner/products'
      const refused = await ask(shop, path, { method: 'POST', token, body })
      expect(refused).toMatchObject({ status: 400, body: { code: 'refused' } })
    },
  )

  it('drops control characters', async () => {
    const id = newRecordId()
    await changeMany([{ id, fields: { ...fields, name: 'Plain\u202e Name' } }])
    expect((await productOf(id))['name']).toBe('Plain Name')
  })

  it('creates each product once when the same file is sent again', async () => {
    const change = { id: newRecordId(), fields: { ...fields, name: 'Sent Twice' } }
    await changeMany([change])
    expect((await changeMany([change])).status).toBe(200)
    const found = await ask(shop, `${records('products')}?filter=(name="Sent Twice")`, { token })
    expect(itemsOf(found)).toHaveLength(1)
  })

  it('is allowed for the owner only', async () => {
    const shopper = await newShopper(shop)
    for (const as of ['', shopper.token]) {
      expect((await changeMany([{ id: newRecordId(), fields }], as)).status).toBe(401)
    }
  })
})

describe('products deleted together', () => {
  const edit = (deleted: unknown, base: number, as = token) =>
    changeMany([{ id: 'demoproduct0011', base, fields: { deleted } }], as)

  it('leave the shelf, and come back on undo', async () => {
    const base = Number((await productOf('demoproduct0011'))['rev'])
    expect((await edit(true, base)).status).toBe(200)
    expect((await ask(shop, records('products', 'demoproduct0011'))).status).toBe(404)
    expect(await productOf('demoproduct0011')).toMatchObject({ deleted: true, rev: base + 1 })
    expect((await edit(false, base + 1)).status).toBe(200)
    expect((await ask(shop, records('products', 'demoproduct0011'))).status).toBe(200)
  })

  it('all stay when one was edited meanwhile, or when anyone but the owner asks', async () => {
    const base = Number((await productOf('demoproduct0012'))['rev'])
    const other = { id: 'demoproduct0012', base, fields: { deleted: true } }
    const stale = { id: 'demoproduct0011', base: 1, fields: { deleted: true } }
    expect((await changeMany([other, stale])).status).toBe(409)
    const shopper = await newShopper(shop)
    expect((await changeMany([other], shopper.token)).status).toBe(401)
    expect((await changeMany([other], '')).status).toBe(401)
    expect(await productOf('demoproduct0012')).toMatchObject({ deleted: false, rev: base })
  })
})

describe("the mark that the owner's first password is changed", () => {
  const readOwner = async ({ id, token: as }: Person) =>
    (await ask(shop, records('admins', id), { token: as })).body['passwordChanged']

  it('is set by a change of the password only, and cannot be written', async () => {
    const owner = await signInOwner(shop)
    const { id, password } = owner
    const change = (body: object) =>
      ask(shop, records('admins', id), { method: 'PATCH', token: owner.token, body })
    const to = (next: string) => ({ password: next, passwordConfirm: next, oldPassword: password })
    expect(await readOwner(owner)).toBe(false)

    expect((await change({ passwordChanged: true, name: 'Neha' })).status).toBe(200)
    expect(await readOwner(owner)).toBe(false)
    expect((await change({ ...to('another-own-password'), oldPassword: 'a guess' })).status).toBe(
      400,
    )
    expect(await readOwner(owner)).toBe(false)

    expect((await change({ ...to(password), passwordChanged: true })).status).toBe(200)
    const again = await signInOwner(shop)
    expect(await readOwner(again)).toBe(false)
    owner.token = again.token
    expect((await change(to('another-own-password'))).status).toBe(200)
    const next = { url: shop.url, owner: { ...shop.owner, password: 'another-own-password' } }
    const changed = await signInOwner(next)
    expect(await readOwner(changed)).toBe(true)

    owner.token = changed.token
    expect((await change({ passwordChanged: false })).status).toBe(200)
    expect(await readOwner(changed)).toBe(true)
    // The tests after this one sign in as before.
    const back = { ...to(password), oldPassword: 'another-own-password' }
    expect((await change(back)).status).toBe(200)
    token = (await signInOwner(shop)).token
  })

  it('is hidden from others', async () => {
    const owner = await signInOwner(shop)
    const shopper = await newShopper(shop)
    expect((await ask(shop, records('admins', owner.id), { token: shopper.token })).status).toBe(
      404,
    )
  })
})

describe("an order's dates", () => {
  async function order() {
    const body = sentOrder()
    return (await ask(shop, records('orders'), { method: 'POST', body })).body
  }
  function setDates(id: unknown, body: object, as = token) {
    const path = `/api/owner/orders/${String(id)}/dates`
    return ask(shop, path, { method: 'POST', token: as, body })
  }
  const dates = { trialDate: '2026-12-01', dueDate: '2026-12-08' }

  it('are stored, and count as a change of the order', async () => {
    const { id, rev } = await order()
    const { body } = await setDates(id, { ...dates, rev })
    expect(body).toMatchObject({ ...dates, rev: Number(rev) + 1, status: 'placed' })
  })

  it('are refused when the order has changed meanwhile', async () => {
    const { id } = await order()
    const { status, body } = await setDates(id, { ...dates, rev: 99 })
    expect([status, body['code']]).toEqual([409, 'newerVersion'])
  })

  it('refuse a text that is not a date', async () => {
    const { id, rev } = await order()
    expect((await setDates(id, { rev, trialDate: 'soon', dueDate: '' })).status).toBe(400)
  })

  it('cannot be set by shoppers', async () => {
    const { id, rev } = await order()
    expect((await setDates(id, { ...dates, rev }, '')).status).toBe(401)
  })
})

describe("the owner's inbox", () => {
  it('shows the owner alone who sent a tailoring request', async () => {
    const shopper = await newShopper(shop, { name: 'Meera Shah', phone: '+919876511111' })
    const request = {
      id: newRecordId(),
      user: shopper.id,
      measurements: { chest: 1000, waist: 860, hips: 990, neck: 390, shoulder: 450 },
      material: 'wool',
      color: '#000000',
      fitType: 'slim',
    }
    const path = records('tailoring_requests')
    const sent = await ask(shop, path, { method: 'POST', token: shopper.token, body: request })
    expect(sent.status).toBe(200)
    expect(sent.body).not.toHaveProperty('customer')
    const [seen] = itemsOf(await ask(shop, path, { token }))
    expect(seen).toMatchObject({
      customer: { name: 'Meera Shah', email: shopper.email, phone: '+919876511111' },
    })
  })

  it('has mails that can be sent again', async () => {
    await ask(shop, records('orders'), { method: 'POST', body: sentOrder() })
    const [mail] = itemsOf(await ask(shop, records('mails'), { token }))
    const path = `/api/owner/mails/${String(mail?.['id'])}/resend`
    expect((await ask(shop, path, { method: 'POST' })).status).toBe(401)
    expect((await ask(shop, path, { method: 'POST', token })).status).toBe(200)
    const again = await ask(shop, records('mails', String(mail?.['id'])), { token })
    expect(again.body).toMatchObject({ sent: '', tries: 0 })
  })
})
