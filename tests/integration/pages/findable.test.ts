import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_KINDS, PAGES } from '#domain/site/pages.js'
import { ask, records } from '#tests/harness/server/ask.ts'
import { builtPage } from '#tests/harness/browser/builtPage.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { searchFaults, searchTypes } from '#tests/harness/browser/searchFaults.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

const SUIT = '/all-collections/navy-twill-suit'

/** Each public page, and the types that search engines find in it. */
const PUBLIC: readonly (readonly [path: string, types: string[]])[] = [
  ['/', ['ClothingStore']],
  ['/contact', ['ClothingStore', 'BreadcrumbList']],
  ['/all-collections', ['BreadcrumbList']],
  ['/all-collections?category=Suits', ['BreadcrumbList']],
  ['/all-collections?occasion=wedding', ['BreadcrumbList']],
  ['/all-collections?material=Linen', ['BreadcrumbList']],
  ['/journal', ['BreadcrumbList']],
  ['/journal/how-to-measure', ['Article', 'BreadcrumbList']],
  ['/journal/how-to-care', ['Article', 'BreadcrumbList']],
  [SUIT, ['Product', 'BreadcrumbList']],
]

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})

afterAll(() => shop.stop())

describe('for search engines', () => {
  it.each(PUBLIC)('%s has all the metadata they ask for', async (path, types) => {
    const page = await builtPage(shop, path)
    expect(page.status).toBe(200)
    expect(searchTypes(page.graph ?? '')).toEqual(types)
    expect(searchFaults(page.graph ?? '')).toEqual([])
  })

  it.each(PUBLIC)(
    '%s has its own canonical address, title, description and picture',
    async (path) => {
      const page = await builtPage(shop, `${path}${path.includes('?') ? '&' : '?'}utm_source=x`)
      expect(page.links('canonical')).toEqual([shop.url + path])
      expect(page.links('alternate')).toEqual([shop.url + path, shop.url + path])
      expect(page.title).toMatch(/\S \| Ember & Thread$/)
      expect(page.html.match(/<title>/g)).toHaveLength(1)
      expect(page.meta('og:title')).toBe(page.title)
      expect(page.meta('og:url')).toBe(shop.url + path)
      const description = page.meta('description') ?? ''
      expect(description.length).toBeGreaterThan(50)
      expect(page.meta('og:description')).toBe(description)
      const picture = await fetch(page.meta('og:image') ?? '')
      expect(picture.headers.get('Content-Type')).toMatch(/^image\//)
      await picture.arrayBuffer()
    },
  )

  it('no two pages share a title or description', async () => {
    const pages = await Promise.all(PUBLIC.map(([path]) => builtPage(shop, path)))
    expect(new Set(pages.map(({ title }) => title)).size).toBe(PUBLIC.length)
    expect(new Set(pages.map(({ meta }) => meta('description'))).size).toBe(PUBLIC.length)
  })

  it('these checks notice a missing tag', async () => {
    const { graph = '' } = await builtPage(shop, SUIT)
    const faults = [
      ['"price":42999', '"price":0', 'Product: offer has no price'],
      ['"name":"Navy Twill Suit"', '"name":""', 'Product: no name'],
      ['"position":2', '"position":4', 'BreadcrumbList: positions do not count from one'],
      [`"image":"${shop.url}`, '"image":"', 'Product: image is not an absolute address'],
    ] as const
    for (const [right, wrong, fault] of faults) {
      expect(graph).toContain(right)
      expect(searchFaults(graph.replace(right, wrong))).toContain(fault)
    }
    const { graph: house = '' } = await builtPage(shop, '/')
    expect(searchFaults(house.replace('"opens":"09:00"', '"opens":"9am"'))).toEqual([
      'ClothingStore: opens at no time',
    ])
  })

  it('a missing page is not indexed', async () => {
    for (const [path, status] of [
      ['/no-such-room', 404],
      ['/all-collections/none', 404],
    ] as const) {
      const page = await builtPage(shop, path)
      expect(page.status).toBe(status)
      expect(page.graph).toBeUndefined()
      expect(page.links('canonical')).toEqual([])
    }
  })

  it('a host name that only the request names is not repeated', async () => {
    const { request } = await import('node:http')
    const html = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(shop.url)
      const asked = request(
        { hostname, port, path: '/', headers: { Host: 'evil.example' } },
        (answer) => {
          let text = ''
          answer.on('data', (part) => (text += String(part)))
          answer.on('end', () => resolve(text))
        },
      )
      asked.on('error', reject)
      asked.end()
    })
    expect(html).not.toContain('evil.example')
    expect(html).toContain('<link rel="canonical" href="/"/>')
    expect(html).not.toContain('ld+json')
  })
})

describe('a page is', () => {
  const pages = Object.values(PAGES).filter(
    ({ kind }) => PAGE_KINDS[kind].server !== 'not found' && PAGE_KINDS[kind].server !== 'by slug',
  )

  it.each(pages)('$kind at $path, as the table of pages says', async ({ path, kind }) => {
    const answer = await fetch(shop.url + path)
    expect([answer.status, answer.redirected]).toEqual([200, false])
    const isRendered = answer.headers.has('Server-Timing')
    expect(isRendered).toBe(PAGE_KINDS[kind].server === 'rendered')
    expect(await answer.text()).toContain(isRendered ? '<h1' : '<div id="root"></div>')
  })
})

const FETCHED_TYPEFACE = /@font-face\s*\{[^}]*\burl\([^}]*\}/g

describe('a page’s styles', () => {
  it.each(PUBLIC)('%s inlines its styles, and its policy allows exactly those', async (path) => {
    const { html, headers } = await builtPage(shop, path)
    const carried = Array.from(
      html.matchAll(/<style[^>]*>([^]*?)<\/style>/g),
      ([, text = '']) => text,
    )
    const sheets = carried.filter((text) => !/@font-face[^}]*url\(/.test(text))
    expect(sheets).toHaveLength(1) // a policy names the hash of each
    expect(carried).toHaveLength(2) // the typefaces, for after the first paint
    const hashes = carried.map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(`style-src 'self' ${hashes.join(' ')};`)
    expect(policy).not.toContain('unsafe')
    const linked = html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []
    expect(linked.filter((link) => !link.includes('media="print"'))).toEqual([])
    const [, files = ''] = /id="files">([^<]*)/.exec(html) ?? []
    const listed = Array.from(files.matchAll(/"\/([^"]+[.]css)"/g), ([, file = '']) => file)
    const texts = listed.map((file) => readFileSync(join(shop.folders.public, file), 'utf8'))
    expect(sheets.join('')).toBe(texts.join('').replace(FETCHED_TYPEFACE, ''))
  })
})

describe('robots.txt and the sitemap', () => {
  it('list every public page of the current catalogue', async () => {
    const before = await listed()
    expect(before).toContain(`${shop.url}${SUIT}`)
    expect(before).toContain(`${shop.url}/all-collections?category=Ties%20and%20Pocket%20Squares`)
    expect(before.filter((address) => /all-collections\//.test(address))).toHaveLength(30)
    expect(before.filter((address) => /cart|login|admin/.test(address))).toEqual([])
    for (const [path] of PUBLIC) expect(before).toContain(shop.url + path)
    // Products are listed one by one.
    const { Product: _product, ...pages } = PAGES
    for (const { path, kind } of Object.values(pages)) {
      expect([path, before.includes(shop.url + path)]).toEqual([path, kind === 'public'])
    }

    const { token } = await signInOwner(shop)
    const piece = { name: 'Found & Lost', description: 'A belt', price: 100, category: 'Belts' }
    const id = newRecordId()
    await ask(shop, records('products'), { method: 'POST', token, body: { id, ...piece } })
    expect(await listed()).toContain(`${shop.url}/all-collections/found-lost`)
    const patch = { method: 'PATCH', token, body: { deleted: true } } as const
    await ask(shop, records('products', id), patch)
    expect(await listed()).toEqual(before)
    const gone = await builtPage(shop, '/all-collections/found-lost')
    expect([gone.status, gone.graph]).toEqual([410, undefined])
  })

  it('point robots to the sitemap and away from private pages', async () => {
    const answer = await fetch(`${shop.url}/robots.txt`)
    const text = await answer.text()
    expect(answer.headers.get('Content-Type')).toContain('text/plain')
    expect(text).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
    expect(text).toContain('Disallow: /api/\n')
    const barred = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, start = '']) => start)
    for (const { path, kind } of Object.values(PAGES)) {
      const isBarred = barred.some((start) => path.startsWith(start))
      expect([path, isBarred]).toEqual([path, kind === 'private'])
    }
  })

  it('use the configured host name, whatever host is requested', async () => {
    const env = { DARZI_URL: 'https://shop.house.example/' }
    const named = await startShop({ env })
    const page = await builtPage(named, SUIT)
    const sitemap = await (await fetch(`${named.url}/sitemap.xml`)).text()
    await named.stop()
    expect(page.links('canonical')).toEqual([`https://shop.house.example${SUIT}`])
    expect(page.meta('og:image')).toMatch(/^https:\/\/shop\.house\.example\/pictures\//)
    expect(searchFaults(page.graph ?? '')).toEqual([])
    expect(sitemap).toContain(`<loc>https://shop.house.example${SUIT}</loc>`)
    expect(sitemap).not.toContain('127.0.0.1')
  })
})

async function listed(): Promise<string[]> {
  const answer = await fetch(`${shop.url}/sitemap.xml`)
  expect(answer.headers.get('Content-Type')).toContain('application/xml')
  const xml = await answer.text()
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address)
}

/** What a server sends before the first acknowledgement (RFC 6928), in bytes. */
const TEN_PACKETS = 10 * 1460

describe('on a slow network', () => {
  it('the home page comes with the first ten packets', async () => {
    expect(await bytesOf('/')).toBeLessThan(TEN_PACKETS)
  })
})

/** The size of a response with its headers, compressed, by a connection of its own. */
function bytesOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br' }
    const asked = request(shop.url + path, { headers, agent: false }, (answer) => {
      const { socket } = answer
      answer.resume()
      answer.on('end', () => resolve(socket.bytesRead))
    })
    asked.on('error', reject)
    asked.end()
  })
}
