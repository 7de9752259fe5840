import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageLoaders } from '#app/routing/pages.ts'
import { pageShownAt } from '#app/routing/routes.ts'
import { PAGE_MODULES, PAGE_NAMES, PAGES, pageAt } from '#domain/site/pages.js'
import { PROJECT } from '#tools/setup/folders.mjs'

const TABLE = join('src', 'domain', 'site', 'pages.js')
const CODE = /\.(ts|tsx|js|mjs)$/

/** Paths of the table; the home page's is a part of every other. */
const paths = [...new Set(Object.values(PAGES).map(({ path }) => path))].filter(
  (path) => path !== '/' && path !== '*',
)

/** The paths of the table that a text repeats as, or at the start of, an address. */
function repeated(text: string): string[] {
  const plain = text.replaceAll('\\/', '/')
  return paths.filter((path) => new RegExp(`['"\`}(]${path}(?=['"\`?#/)])`).test(plain))
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(PROJECT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT.length + 1))
}

describe('the table of pages', () => {
  test('is the only file that names their paths', () => {
    const files = ['src', 'tools'].flatMap(filesBelow)
    expect(files).toContain(TABLE)
    const found = files
      .filter((file) => file !== TABLE)
      .flatMap((file) =>
        repeated(readFileSync(join(PROJECT, file), 'utf8')).map((path) => `${file}: ${path}`),
      )
    expect(found).toEqual([])
  })

  test.each([
    `const CART = '/cart'`,
    'const url = `/cart?line=${id}`',
    'return `${origin}/cart`',
    'pathname.replace(/^(\\/all-collections)\\/.*/)',
  ])('finds a repeated path in %s', (text) => {
    expect(repeated(text)).toHaveLength(1)
  })

  test('names the module that each page is loaded from', () => {
    const loaders = readFileSync(join(PROJECT, 'src/app/routing/pages.ts'), 'utf8')
    expect(Object.keys(pageLoaders).toSorted()).toEqual(PAGE_NAMES.toSorted())
    for (const name of PAGE_NAMES) {
      const file = PAGE_MODULES[name]
      const imported = file.replace('src/app/routing/', './').replace(/^src\//, '#')
      expect(loaders).toMatch(
        new RegExp(`${name}: async \\(\\) =>\\s+\\(await import\\('${imported}'`),
      )
    }
  })

  test('has a page for each address that an installed shop opens', () => {
    const manifest = readFileSync(join(PROJECT, 'manifest.webmanifest'), 'utf8')
    const addresses = [...manifest.matchAll(/"(?:url|start_url)": "([^"?]*)/g)]
    expect(addresses.length).toBeGreaterThan(2)
    for (const [, path = ''] of addresses) expect([path, pageAt(path)]).not.toContain('NotFound')
  })
})

describe('the page at an address', () => {
  test.each([
    ['/', 'Home'],
    ['/all-collections', 'Catalogue'],
    ['/all-collections/navy-twill-suit', 'Product'],
    ['/all-collections/a/b', 'NotFound'],
    ['/contact', 'Contact'],
    ['/contact/us', 'NotFound'],
    ['/Contact', 'NotFound'],
    ['/all-collections/Navy-Twill-Suit', 'NotFound'],
    ['/order', 'OwnOrder'],
    ['/order/mi7xk2p0abcdefg', 'OwnOrder'],
    ['/order/a/b', 'NotFound'],
    ['/document/mi7xk2p0abcdefg', 'OwnDocument'],
    ['/order-success', 'OrderSuccess'],
    ['/measurements', 'TailoringForm'],
    ['/admin', 'Admin'],
    ['/admin/login', 'AdminLogin'],
    ['/admin/orders/new', 'Admin'],
    ['/admin/orders/mi7xk2p0abcdefg/documents/mi7xk2p0abcdefh', 'Admin'],
    ['/administrator', 'NotFound'],
    ['/no-such-page', 'NotFound'],
  ])('%s is %s, in a browser and everywhere else', (path, page) => {
    expect(pageAt(path)).toBe(page)
    expect(pageShownAt({ pathname: path, state: null })).toBe(page)
  })
})
