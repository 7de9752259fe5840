import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { signInOwner, type Person } from '#tests/harness/server/people.ts'
import { bombPng, smallPng } from '#tests/harness/data/pngs.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop
let owner: Person

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
  owner = await signInOwner(shop)
})

afterAll(() => shop.stop())

const piece = (changes: object = {}) => ({
  id: newRecordId(),
  name: 'Linen Shirt',
  description: 'A shirt',
  price: 2500,
  category: 'Shirts',
  ...changes,
})

function add(body: object) {
  return ask(shop, records('products'), { method: 'POST', token: owner.token, body })
}

function edit(id: string, body: object, query = '') {
  return ask(shop, records('products', id) + query, { method: 'PATCH', token: owner.token, body })
}

describe('a product’s slug', () => {
  it('is made from its name and is unique', async () => {
    const first = await add(piece())
    const second = await add(piece())
    expect(first.body).toMatchObject({ slug: 'linen-shirt', rev: 1 })
    expect(second.body['slug']).toBe('linen-shirt-2')
  })

  it('stays when the name changes', async () => {
    const body = piece({ name: 'First Name' })
    await add(body)
    expect((await edit(body.id, { name: 'Second Name' })).body['slug']).toBe('first-name')
  })

  it('is generated for names without a Latin letter', async () => {
    expect((await add(piece({ name: 'कुर्ता' }))).body['slug']).toBe('piece')
  })
})

describe('what is said of a cloth', () => {
  it('reaches shoppers, and another shape is refused', async () => {
    const body = piece({
      detail: { weave: 'Plain', weight: 150, occasions: ['summer', 'moonrise'] },
    })
    await add(body)
    const feed = await ask(shop, `${records('products', body.id)}`)
    expect(feed.body['detail']).toMatchObject({
      weave: 'Plain',
      weight: 150,
      occasions: ['summer'],
    })
    const refused = await edit(body.id, { detail: { weight: 'light' } })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { data: { fields: { detail: 'refused' } } },
    ])
  })
})

describe('an edit of a product', () => {
  it('names its base revision, and a stale one gets the newer record', async () => {
    const body = piece()
    await add(body)
    expect((await edit(body.id, { price: 2600 }, '?base=1')).body).toMatchObject({ rev: 2 })
    const stale = await edit(body.id, { price: 2400 }, '?base=1')
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({
      status: 409,
      code: 'newerVersion',
      data: { record: { price: 2600, rev: 2 } },
    })
  })

  it('succeeds once when 20 start from the same revision at once', async () => {
    const body = piece()
    await add(body)
    const edits = Array.from({ length: 20 }, (_, price) =>
      edit(body.id, { price: price + 1 }, '?base=1'),
    )
    const statuses = (await Promise.all(edits)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  })

  it('may leave out the base revision', async () => {
    const body = piece()
    await add(body)
    expect((await edit(body.id, { price: 9 })).body).toMatchObject({ price: 9, rev: 2 })
  })

  it('never makes a piece free: a price of 0 is refused and named, also in a bulk edit', async () => {
    const body = piece()
    const refused = { code: 'productSaveFailed', data: { fields: { price: 'priceInvalid' } } }
    expect((await add(piece({ price: 0 }))).body).toMatchObject(refused)
    await add(body)
    expect((await edit(body.id, { price: 0 })).body).toMatchObject(refused)
    const changes = [{ id: body.id, base: 1, fields: { price: 0 } }]
    const many = { method: 'POST', token: owner.token, body: { changes } } as const
    expect((await ask(shop, '/api/owner/products', many)).body).toMatchObject(refused)
    expect((await edit(body.id, { name: 'Still Here' })).body).toMatchObject({ price: 2500 })
  })

  it('cannot set fields that the server maintains', async () => {
    const body = piece({ rev: 7, seq: 7 })
    expect((await add(body)).body).not.toMatchObject({ seq: 7 })
    expect((await edit(body.id, { rev: 50, seq: 1 })).body).toMatchObject({ rev: 2 })
  })

  it('also compares revisions for the shop’s settings', async () => {
    const path = records('shop', 'shop00000000000')
    const patch = { method: 'PATCH', token: owner.token, body: { tagline: 'New' } } as const
    expect((await ask(shop, `${path}?base=0`, patch)).status).toBe(200)
    expect((await ask(shop, `${path}?base=0`, patch)).body).toMatchObject({ code: 'newerVersion' })
  })
})

describe('a product record', () => {
  const invalid: [string, object][] = [
    ['no name', { name: '' }],
    ['no category', { category: '' }],
    ['a negative price', { price: -1 }],
    ['half a rupee', { price: 1.5 }],
    ['a price beyond all reason', { price: 1e12 }],
    ['measurements that are not names', { measurements: [{ chest: 1 }] }],
    ['measurements that are not a list', { measurements: 'Chest' }],
    ['a detail of another shape', { detail: { sizes: 'all' } }],
    ['an image that runs a script', { image: 'javascript:alert(1)' }],
    ['an image of another’s without https', { image: '//evil.example/x.png' }],
  ]

  it.each(invalid)('is refused with %s', async (_what, changes) => {
    expect((await add(piece(changes))).status).toBe(400)
  })

  it('stores HTML as text', async () => {
    const description = '<img src=x onerror=alert(1)>'
    expect((await add(piece({ description }))).body).toMatchObject({ description })
  })
})

describe('an uploaded photo', () => {
  async function upload(name: string, bytes: Uint8Array, type = 'image/png') {
    const form = new FormData()
    for (const [field, value] of Object.entries(piece())) form.set(field, String(value))
    form.set('photo', new Blob([Buffer.from(bytes)], { type }), name)
    return add(form)
  }

  it('is served from this shop in a sandbox, in the configured widths', async () => {
    const { status, body } = await upload('shirt.png', smallPng(600, 800))
    expect(status).toBe(200)
    const path = `/api/files/products/${String(body['id'])}/${String(body['photo'])}`
    const answer = await fetch(`${shop.url}${path}?thumb=360x480`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const refused: [string, string, Uint8Array][] = [
    ['a drawing with a script', 'shirt.svg', Buffer.from(svg)],
    ['a drawing named as a picture', 'shirt.png', Buffer.from(svg)],
    ['a picture named as a page', 'shirt.html', smallPng(10, 10)],
    ['a picture named as another kind', 'shirt.jpg', smallPng(10, 10)],
    ['a small file of 400 megapixels', 'shirt.png', bombPng(20_000, 20_000)],
    ['half a header', 'shirt.png', smallPng(10, 10).slice(0, 12)],
    ['nothing', 'shirt.png', new Uint8Array()],
    ['more than 6 MB', 'shirt.png', Buffer.concat([smallPng(10, 10), Buffer.alloc(6_500_000)])],
    ['an animation', 'shirt.gif', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a picture with a second name', 'shirt.png.html', smallPng(10, 10)],
  ]

  it.each(refused)('is refused when it is %s', async (_what, name, bytes) => {
    expect((await upload(name, bytes)).status).toBe(400)
  })
})
