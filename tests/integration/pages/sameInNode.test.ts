import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { homeShelfOf } from '#domain/shop/homeShelf.ts'
import { promises } from '#copy/product/making.ts'
import { demoProducts } from '#tests/harness/data/demoProducts.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { saveSettings } from '#tests/harness/server/shopSettings.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

/** Every kind of page, and the address under which the server renders it. */
const PAGES: readonly (readonly [path: string, rendered?: string])[] = [
  ['/'],
  ['/journal'],
  ['/journal/how-to-measure'],
  ['/all-collections?occasion=wedding'],
  ['/contact'],
  ['/all-collections'],
  ['/all-collections?page=2'],
  ['/all-collections?page=99', '/all-collections'],
  ['/all-collections?category=Suits'],
  ['/all-collections?category=Ties%20and%20Pocket%20Squares'],
  ['/all-collections?category=none', '/all-collections?category=-'],
  ['/all-collections/navy-twill-suit'],
  ['/all-collections/enamel-cufflinks'],
  ['/all-collections/no-such-piece', '/all-collections/-404'],
  ['/no-such-room', '/404'],
  ['/login'],
  ['/signup'],
  ['/forgot-password'],
  ['/cart'],
]

/** Not embedded in the page: its static sections are not hydrated. */
const homeShelf = homeShelfOf(demoProducts(), undefined)

type Render = (url: string, island: unknown) => string

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})

afterAll(() => shop.stop())

it.each(PAGES.map(([path, rendered = path]) => [path, rendered] as const))(
  '%s is the same from PocketBase’s engine and from Node',
  async (path, rendered) => {
    await expectSame(path, rendered)
  },
)

const NAVY_SUIT = '/all-collections/navy-twill-suit'
const EDITED = ['/', '/contact', '/all-collections', NAVY_SUIT] as const

it('new settings are on every page, whatever is in the cache of fragments', async () => {
  await saveSettings(shop, { name: 'House of Needles', address: '4 Thread Lane', policies: [] })
  for (const path of EDITED) expect(await expectSame(path)).toContain('House of Needles')
  await saveSettings(shop, { policies: [{ title: 'Alterations', text: 'Always free.' }] })
  for (const path of EDITED) await expectSame(path)
  expect(await page(NAVY_SUIT)).not.toContain(promises.altered)
})

it('an edited product is on every page, and the others come from the cache of fragments', async () => {
  const { token } = await signInOwner(shop)
  const product = records('products', 'demoproduct0001')
  for (const body of [{ price: 61_234 }, { name: 'Night Twill Suit' }]) {
    expect((await ask(shop, product, { method: 'PATCH', token, body })).status).toBe(200)
    await expectSame(NAVY_SUIT)
    await expectSame('/all-collections/charcoal-chalk-stripe-suit')
    expect(await expectSame('/all-collections?category=Suits')).toContain('61,234')
  }
  expect(await page('/all-collections')).toContain('Night Twill Suit')
})

it('the comparison notices one changed letter', async () => {
  const html = await (await fetch(`${shop.url}/contact`)).text()
  expect(differenceOf(html, '<div id="root"><b>x</b></div>')).toContain('<b>x</b>')
})

async function page(path: string): Promise<string> {
  return (await fetch(shop.url + path)).text()
}

/** PocketBase serves what Node renders from nothing; answers with the page. */
async function expectSame(path: string, rendered: string = path): Promise<string> {
  const html = await page(path)
  const [, island = ''] =
    /<script type="application\/json" id="island">(.*?)<\/script>/.exec(html) ?? []
  const data = JSON.parse(island) as object
  const render = renderInNode(join(shop.folders.hooks, 'built', 'pages.js'))
  const whole = render(rendered, path === '/' ? { ...data, homeShelf } : data)
  const [head = ''] =
    /^(?:<(?:link|meta)\b[^>]*\/>|<title\b[^>]*>[^<]*<\/title>)*/.exec(whole) ?? []
  expect(head).toContain('<title>')
  expect(html).toContain(head)
  // Not toContain: on failure it would print both pages.
  const body = `<div id="root">${whole.slice(head.length)}</div>`
  expect(html.includes(body), differenceOf(html, body)).toBe(true)
  expect(body.length).toBeGreaterThan(2000)
  return html
}

/** The server's bundle in an engine with as few globals as PocketBase's. */
function renderInNode(file: string): Render {
  const module = { exports: {} as { render: Render } }
  const context = createContext({ module, exports: module.exports })
  runInContext('delete globalThis.Intl; delete globalThis.WebAssembly', context)
  runInContext(readFileSync(file, 'utf8'), context, { filename: file })
  return module.exports.render
}

function differenceOf(html: string, body: string): string {
  const start = html.indexOf('<div id="root">')
  let at = 0
  while (at < body.length && html[start + at] === body[at]) at += 1
  return `PocketBase: ${html.slice(start + at - 40, start + at + 60)}\nNode: ${body.slice(Math.max(0, at - 40), at + 60)}`
}
