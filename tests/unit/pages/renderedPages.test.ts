import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { render } from '#app/entry-server.tsx'
import { categoriesOf, type Product } from '#domain/products/product.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import type { PageData } from '#domain/shop/pageData.ts'

const stored = { draft: false, seq: 1, rev: 1, created: '2026-11-01T00:00:00.000Z' }
const products = (
  JSON.parse(readFileSync('public/catalogue.json', 'utf8')) as Omit<Product, keyof typeof stored>[]
).map((entry) => ({ ...entry, ...stored }))

const data: PageData = {
  shop: DEFAULT_SHOP,
  products: products.slice(0, 24),
  total: products.length,
  categories: categoriesOf(products),
  origin: 'https://shop.example',
  status: 200,
}

/** Text of the page without tags, blanks joined. */
function words(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

describe('pages rendered without a browser', () => {
  it('need no window', () => {
    expect(typeof window).toBe('undefined')
  })

  it('contain every section of the home page', () => {
    const html = render('/', data)
    const ids = Array.from(html.matchAll(/<section id="([a-z]+)"/g), ([, id]) => id)
    expect(ids).toEqual(['services', 'about', 'gallery', 'testimonials', 'contact'])
    expect(words(html)).toContain('Our Services')
    expect(words(html)).toContain('From the Journal')
    expect(html).toContain('<link rel="canonical" href="https://shop.example/"/>')
  })

  it('contain the first products, the product count and every category', () => {
    const html = render('/all-collections', data)
    expect(words(html)).toContain('Our Complete Collection')
    expect(words(html)).toContain('30 pieces')
    for (const { name } of data.products) expect(words(html)).toContain(name)
    expect(words(html)).toContain('Cufflinks')
    expect(words(html)).toContain('₹42,999')
  })

  it('contain the category in the address, and nothing for an unknown one', () => {
    const suits = products.filter(({ category }) => category === 'Suits')
    const narrowed = { ...data, products: suits, total: suits.length, category: 'Suits' }
    expect(words(render('/all-collections?category=Suits', narrowed))).toContain('4 pieces')
    const none = { ...data, products: [], total: 0, category: '-' }
    expect(words(render('/all-collections?category=-', none))).toContain(
      'No products found in this category',
    )
  })

  it('contain what is for an occasion', () => {
    const wanted = products.filter(({ detail }) => detail?.occasions?.includes('summer'))
    const narrowed = { ...data, products: wanted, total: 40, occasion: 'summer' as const }
    const html = render('/all-collections?occasion=summer', narrowed)
    expect(words(html)).toContain('40 pieces for summer')
    expect(html).toContain('<title>Pieces for summer | Ember &amp; Thread</title>')
    expect(html).toContain('href="https://shop.example/all-collections?occasion=summer"')
  })

  it('contain a product at its own address with title, description and picture for link previews', () => {
    const product = products[28]
    if (!product) throw new Error('the catalogue has fewer products')
    const html = render(`/all-collections/${product.slug}`, { ...data, product })
    expect(html).toContain(`<title>${product.name} | Ember &amp; Thread</title>`)
    expect(html).toContain(`content="https://shop.example${product.image}-960.webp"`)
    expect(words(html)).toContain('Price range')
    expect(html.match(/<title>/g)).toHaveLength(1)
  })

  it.each([
    [404, 'No such piece'],
    [410, 'No longer on the shelf'],
  ] as const)('answer %i for a missing product', (status, sentence) => {
    expect(words(render(`/all-collections/-${status}`, { ...data, status }))).toContain(sentence)
  })

  it('have text for unknown addresses', () => {
    expect(words(render('/404', { ...data, status: 404 }))).toContain('No such page')
  })

  it('never contain an inline style, which the content security policy would block', () => {
    for (const url of [
      '/',
      '/all-collections',
      '/contact',
      '/policies',
      '/journal/how-to-measure',
      '/404',
    ]) {
      expect(render(url, data)).not.toContain('style=')
    }
  })
})
