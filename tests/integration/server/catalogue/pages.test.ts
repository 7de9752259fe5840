import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categoriesOf } from '#domain/products/product.ts'
import { relatedTo } from '#domain/products/related.ts'
import { lookOf } from '#domain/shop/look.ts'
import { openStreams } from '#tools/bench/realtimeStreams.mjs'
import { pocketBaseCommand } from '#tools/server/command.mjs'
import { demoProducts } from '#tests/harness/data/demoProducts.ts'
import { ask, asObject, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop
let owner: Person

/** Stores what no request can. */
const SQL = `$app.rootCmd.addCommand(new Command({
  use: 'sql <statement>',
  run: (_, args) => $app.db().newQuery(args[0]).execute(),
}))`

beforeAll(async () => {
  const folders = await minimalSite()
  writeFileSync(join(folders.hooks, 'sql.pb.js'), SQL)
  shop = await startShop({ folders })
  owner = await signInOwner(shop)
})

afterAll(() => shop.stop())

const byEncoding: unknown = expect.stringContaining('Accept-Encoding')

type Answer = { status: number; headers: Record<string, string>; body: Buffer; text: string }

/** As on the wire: nothing unpacked, nothing tidied in the path. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url)
    const asked = request({ hostname, port, path, headers, method }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const { statusCode: status = 0 } = answer
        const headers: Record<string, string> = {}
        for (const [name, value] of Object.entries(answer.headers)) headers[name] = String(value)
        resolve({ status, headers, body, text: body.toString() })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

function islandOf(text: string): Record<string, unknown> {
  const json = /<script type="application\/json" id="island">(.*?)<\/script>/.exec(text)?.[1]
  return asObject(json ?? '')
}

async function add(changes: object = {}) {
  const id = newRecordId()
  const piece = { id, name: `Piece ${id}`, description: 'A piece', price: 100, category: 'Belts' }
  const body = { ...piece, ...changes }
  await ask(shop, records('products'), { method: 'POST', token: owner.token, body })
  return { id, slug: `piece-${id}` }
}

describe('a form sent without JavaScript', () => {
  it.each(['/', '/login', '/all-collections/some-piece'])(
    'shows the page again: %s',
    async (path) => {
      const answer = await fetch(shop.url + path, {
        method: 'POST',
        body: new URLSearchParams({ email: 'asha@example.com', password: 'monsoon-silk' }),
        redirect: 'manual',
      })
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, path])
    },
  )

  it.each(['/api/nothing', '/_/x', '//elsewhere.example/', '/%2F%2Felsewhere.example'])(
    'redirects nowhere else: %s',
    async (path) => {
      const answer = await fetch(shop.url + path, { method: 'POST', redirect: 'manual' })
      expect(new URL(answer.headers.get('Location') ?? '/', shop.url).origin).toBe(shop.url)
      expect(answer.status).not.toBe(200)
    },
  )
})

describe('a public page', () => {
  it('has its content, its head and its data', async () => {
    const { status, text, headers } = await get('/all-collections')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toMatch(
      /<head>[^]*<title>\/all-collections<\/title><meta name="total" content="30"\/>[^]*<\/head>/,
    )
    expect(text).toContain('<div id="root"><ul><li>Navy Twill Suit</li>')
    const island = islandOf(text)
    expect(island).toMatchObject({ total: 30, status: 200, shop: { name: 'Ember & Thread' } })
    expect(island['products']).toHaveLength(12)
    expect(island['categories']).toEqual(categoriesOf(demoProducts()))
  })

  it('is split into numbered pages, and an unknown number shows the first', async () => {
    const idsOf = async (path: string) => {
      const { products, next } = islandOf((await get(path)).text)
      return { ids: (products as { id: string }[]).map(({ id }) => id), next }
    }
    const first = await idsOf('/all-collections')
    const second = await idsOf('/all-collections?page=2')
    const third = await idsOf('/all-collections?page=3')
    expect([first.next, second.next, third.next]).toEqual([2, 3, undefined])
    expect(new Set([...first.ids, ...second.ids, ...third.ids]).size).toBe(30)
    expect(await idsOf('/all-collections?category=Suits&page=2')).toMatchObject({
      ids: [expect.stringMatching(/1$/), expect.anything(), expect.anything(), expect.anything()],
    })
    for (const number of ['1', '4', '0', '-1', '2e0', '99999', 'x']) {
      expect(await idsOf(`/all-collections?page=${number}`)).toEqual(first)
    }
  })

  it('carries no product data where no products are shown', async () => {
    expect(islandOf((await get('/')).text)).toMatchObject({ total: 30, products: [], status: 200 })
  })

  it('inlines its styles, and lists typefaces and scripts to load after the first paint', async () => {
    const { text, headers } = await get('/')
    const script = ['/assets/index-1.js', '/assets/home-1.js', '/assets/shared-1.js']
    const list = `<script type="application/json" id="files">${JSON.stringify(script)}</script>`
    expect(text).toContain(`${list}<script>start()</script>`)
    const typefaces = '<style id="typefaces" media="(scripting: none)">@font-face{}</style>'
    expect(text).toContain(`${typefaces}${list}`)
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/home-1.css">')
    expect(text).not.toMatch(/modulepreload|src="\/assets/)
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-start';")
    expect(headers['content-security-policy']).toContain("'sha256-typefaces'")
  })

  it('shows an existing category and ignores the rest of the query', async () => {
    expect(
      islandOf((await get('/all-collections?category=Suits&utm_source=x')).text),
    ).toMatchObject({
      total: 4,
      status: 200,
    })
    const unknown = await get('/all-collections?category=%3Cscript%3E')
    expect(islandOf(unknown.text)).toMatchObject({ total: 0, products: [] })
    expect(unknown.text).not.toContain('%3Cscript')
  })

  it('shows a product at its own address', async () => {
    const { text } = await get('/all-collections/navy-twill-suit')
    expect(text).toContain('<h1>Navy Twill Suit, 42999</h1>')
    expect(islandOf(text)).toMatchObject({ product: { id: 'demoproduct0001' } })
  })

  it('includes beside each product what a device with the whole shelf shows there', async () => {
    const shelf = demoProducts()
    for (const product of shelf) {
      const look = lookOf(product, shelf, undefined)
      const beside = [...look, ...relatedTo(product, shelf, look)]
      const { products } = islandOf((await get(`/all-collections/${product.slug}`)).text)
      const slugs = (products as { slug: string }[]).map(({ slug }) => slug)
      expect(slugs).toEqual(beside.map(({ slug }) => slug))
    }
  })

  it('includes the rest of the outfit that the product is in', async () => {
    const beside = async () => {
      const { products } = islandOf((await get('/all-collections/burgundy-tie')).text)
      return (products as { slug: string }[]).map((one) => one.slug)
    }
    const arrange = (home: object | null) =>
      ask(shop, records('shop', 'shop00000000000'), {
        method: 'PATCH',
        token: owner.token,
        body: { home },
      })
    expect(await beside()).not.toContain('glen-check-suit')
    const pieces = ['demoproduct0003', 'soldlongago0001', 'demoproduct0028']
    expect((await arrange({ outfits: [{ title: '', pieces }] })).status).toBe(200)
    expect(await beside()).toEqual(['glen-check-suit', 'ivory-pocket-square'])
    expect((await arrange(null)).status).toBe(200)
  })

  it('is current in the first request after an edit', async () => {
    const path = '/all-collections/glen-check-suit'
    await get(path)
    for (const price of [111, 222, 333]) {
      const patch = { method: 'PATCH', token: owner.token, body: { price } } as const
      await ask(shop, records('products', 'demoproduct0003'), patch)
      expect((await get(path)).text).toContain(`<h1>Glen Check Suit, ${price}</h1>`)
    }
  })

  it('is answered with 304 to a client that has it', async () => {
    const { headers } = await get('/all-collections')
    const again = await get('/all-collections', { 'If-None-Match': headers['etag'] ?? '' })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  it('matches a list of ETags, of which only a short one is read', async () => {
    const { headers } = await get('/all-collections')
    const tag = headers['etag'] ?? ''
    const listed = (others: number) => `${'"x",'.repeat(others)}${tag}`
    const statusOf = async (others: number) =>
      (await get('/all-collections', { 'If-None-Match': listed(others) })).status
    expect(await statusOf(3)).toBe(304)
    expect(await statusOf(3000)).toBe(200)
  })

  it('renders with malformed settings, which count as unset', async () => {
    const patch = (body: object) =>
      ask(shop, records('shop', 'shop00000000000'), { method: 'PATCH', token: owner.token, body })
    const odd = { hours: { Mon: 1 }, rates: [], sizeTable: 'large', policies: [7], tagline: 'Ours' }
    expect((await patch(odd)).status).toBe(200)
    const { status, text } = await get('/')
    expect(status).toBe(200)
    expect(islandOf(text)['shop']).toMatchObject({ tagline: 'Ours', hours: [], policies: [] })
    const usual = { hours: [], rates: null, sizeTable: null, policies: [], tagline: 'New' }
    expect((await patch(usual)).status).toBe(200)
  })

  it('escapes what the owner types', async () => {
    const evil = '</script><script>alert(1)</script><!--'
    const { slug } = await add({ description: evil, name: `Piece ${newRecordId()}`, slug: 'evil' })
    expect(slug).not.toBe('')
    const { text } = await get('/all-collections/evil')
    expect(text.match(/<script/g)).toHaveLength(4)
    expect(text).not.toContain('<script>alert')
    expect(islandOf(text)).toMatchObject({ product: { description: evil } })
  })

  it('has an empty root and its data when rendering fails', async () => {
    const { status, text } = await get('/contact')
    expect(status).toBe(200)
    expect(text).toContain('<div id="root"></div>')
    expect(islandOf(text)).toMatchObject({ status: 200, products: [], total: 31 })
  })

  const store = (statement: string) =>
    pocketBaseCommand({ binary: shop.binary, folders: shop.folders }, ['sql', statement])

  it('leaves out a stored detail that has not the shape of one', async () => {
    const { id, slug } = await add()
    await store(`UPDATE products SET detail = '{"materials":"x"}' WHERE id = '${id}'`)
    const { status, text } = await get(`/all-collections/${slug}`)
    expect(status).toBe(200)
    expect(islandOf(text)).toMatchObject({ product: { id } })
    expect(islandOf(text)['product']).not.toHaveProperty('detail')
  })

  it('is the shell when it cannot be rendered, and the log says so', async () => {
    const { slug } = await add()
    await store("UPDATE counters SET name = 'lost' WHERE name = 'seq'")
    const { status, text } = await get(`/all-collections/${slug}`)
    await store("UPDATE counters SET name = 'seq' WHERE name = 'lost'")
    expect(status).toBe(200)
    expect(text).toContain('id="root"')
    expect(shop.output()).toContain(`page not made (/all-collections/${slug})`)
  })

  it('is rendered once for 100 simultaneous visitors after an edit', async () => {
    const { id } = await add()
    await get('/all-collections')
    const patch = { method: 'PATCH', token: owner.token, body: { price: 4321 } } as const
    await ask(shop, records('products', id), patch)
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/all-collections')))
    const made = answers.map(({ headers }) => headers['server-timing'])
    expect(made.filter((how) => how === 'rendered')).toHaveLength(1)
    expect(made.filter((how) => how === 'cached')).toHaveLength(99)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })
})

describe('a missing page', () => {
  it.each([
    '/nothing',
    '/index.html',
    '/all-collections/nothing',
    '/all-collections/A%20b',
    '/nothing.js',
  ])('is a 404 with our page: %s', async (path) => {
    const { status, text, headers } = await get(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(islandOf(text)).toMatchObject({ status: 404 })
    expect(headers['etag']).toBeUndefined()
  })

  it('is 410 for a deleted product and 404 for a draft', async () => {
    const deleted = await add({ deleted: true })
    const draft = await add({ draft: true })
    const gone = await get(`/all-collections/${deleted.slug}`)
    expect(gone.status).toBe(410)
    expect(islandOf(gone.text)).toMatchObject({ status: 410 })
    const unknown = await get(`/all-collections/${draft.slug}`)
    expect(unknown.status).toBe(404)
    expect(unknown.text).not.toContain(draft.id)
  })

  it.each(['/assets/none.js', '/assets/', '/assets/index-1.js.br', '/api/none', '/api/'])(
    'is a plain error for a script request: %s',
    async (path) => {
      const { status, headers } = await get(path)
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('application/json')
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  it('with a slash too many leads to the page, with what was asked of it', async () => {
    const { status, headers } = await get('/all-collections/?category=Suits')
    expect([status, headers['location']]).toEqual([301, '/all-collections?category=Suits'])
    expect((await get('/contact/')).headers['location']).toBe('/contact')
  })

  it.each([
    '/../package.json',
    '/..%2fpb_hooks/main.pb.js',
    '/%2e%2e/pb_data/data.db',
    '/assets/..%2f..%2fx',
    '//evil.example/',
    '/assets//x',
  ])('outside the folder is never served: %s', async (path) => {
    const { status, headers } = await get(path)
    expect([301, 307, 404]).toContain(status)
    expect(headers['location'] ?? '/').toMatch(/^\/(?!\/)/)
  })
})

describe('a personal page that is the same for everyone', () => {
  it.each(['/cart', '/login', '/signup', '/forgot-password'])('is rendered: %s', async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(200)
    expect(text).toContain(`<title>${path}</title>`)
    expect(islandOf(text)).toMatchObject({ products: [], status: 200 })
    expect(text).not.toContain('ld+json')
  })
})

describe('a private page', () => {
  it.each([
    '/checkout',
    '/dashboard?tab=orders',
    '/measurements',
    '/admin',
    '/admin/products',
    '/order/mi7xk2p0abcdefg',
  ])('is the empty shell: %s', async (path) => {
    const { status, text, headers } = await get(path)
    expect(status).toBe(200)
    expect(text).toContain('<div id="root"></div>')
    expect(headers['cache-control']).toBe('no-cache')
  })
})

describe('a static file', () => {
  const asset = '/assets/index-1.js'

  it('with a hash in its name is cached for a year', async () => {
    const { headers } = await get(asset)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  it('is served as Brotli to clients that accept it, and plain to others', async () => {
    const plain = await get(asset)
    const small = await get(asset, { 'Accept-Encoding': 'gzip, br' })
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      vary: byEncoding,
    })
    expect(small.body.length).toBeLessThan(plain.body.length / 2)
    expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true)
    expect(small.headers['etag']).not.toBe(plain.headers['etag'])
    const unwanted = await get(asset, { 'Accept-Encoding': 'br;q=0, gzip' })
    expect(unwanted.headers['content-encoding']).toBeUndefined()
  })

  it('is answered with 304 when unchanged, and in part on a range request', async () => {
    const { headers, body } = await get(asset)
    const again = await get(asset, { 'If-None-Match': headers['etag'] ?? '' })
    expect(again.status).toBe(304)
    const part = await get(asset, { Range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.body.equals(body.subarray(10, 20))).toBe(true)
    const head = await get(asset, {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
  })

  it.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/shell.html', 'text/html; charset=utf-8'],
  ])('at the root is revalidated each time: %s', async (path, type) => {
    const { headers, status } = await get(path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' })
  })
})

it('names the house of the settings in the web app manifest', async () => {
  const path = '/manifest.webmanifest'
  const before = await get(path)
  const unchanged = { 'If-None-Match': before.headers['etag'] ?? '' }
  expect((await get(path, unchanged)).status).toBe(304)
  const body = { name: 'House of "Neha"' }
  await ask(shop, records('shop', 'shop00000000000'), { method: 'PATCH', token: owner.token, body })
  const after = await get(path, unchanged)
  expect(after.status).toBe(200)
  expect(asObject(after.text)).toEqual({
    ...asObject(before.text),
    name: 'House of "Neha"',
    short_name: 'House of "Neha"',
  })
})

describe('response headers', () => {
  it.each(['/', '/cart', '/nothing', '/sw.js', '/assets/index-1.js'])(
    'are strict: %s',
    async (path) => {
      const { headers } = await get(path)
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toMatch(
        /^default-src 'none';script-src 'self'(?: 'sha256-\w+')?;style-src 'self'(?: 'sha256-\w+')?;/,
      )
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|emailjs/)
      expect(headers['permissions-policy']).toContain('camera=()')
    },
  )

  it('allow EmailJS only where it is used', async () => {
    const folders = await minimalSite({ emailjs: 'https://api.emailjs.com' })
    const mailing = await startShop({ folders })
    const answer = await fetch(mailing.url)
    await answer.arrayBuffer()
    await mailing.stop()
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self' https://api.emailjs.com;")
  })

  it('keep API responses out of every cache', async () => {
    const { headers } = await get(records('products'))
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})

describe('open event streams', () => {
  it('do not block pages', async () => {
    const close = await openStreams(shop.url, 200)
    for (let count = 0; count < 100; count += 1) expect((await get('/')).status).toBe(200)
    close()
  })
})
