import { narrowingSearch } from '#domain/cloth/narrowing.ts'
import { partHead } from '#copy/product/occasions.ts'
import { howToCare } from '#copy/journal/howToCare.ts'
import { howToMeasure } from '#copy/journal/howToMeasure.ts'
import { journal } from '#copy/journal/journal.ts'
import { PAGES, type PageName } from '#domain/site/pages.js'
import { header } from '#copy/base/frame.ts'
import { pages } from '#copy/base/titles.ts'
import {
  articleData,
  breadcrumbData,
  businessData,
  pageGraph,
  productData,
  type Thing,
} from '#domain/shop/structuredData.ts'
import type { PageData } from '#domain/shop/pageData.ts'

const HOME = { name: header.home, path: PAGES.Home.path }
const CATALOGUE = { name: pages.collections.title, path: PAGES.Catalogue.path }
const CONTACT = { name: pages.contact.title, path: PAGES.Contact.path }
const JOURNAL = { name: journal.title, path: PAGES.Journal.path }
const ARTICLES = new Map<PageName, typeof howToMeasure>([
  ['HowToMeasure', howToMeasure],
  ['HowToCare', howToCare],
])

/**
 * A page's JSON-LD for search engines. Undefined for a missing page, and while the
 * shop's public address is not configured.
 */
export function searchData(page: PageName, data: PageData) {
  const { origin = '', status } = data
  const things = origin === '' || status !== 200 ? [] : thingsOf(page, data, origin)
  return things.length > 0 ? pageGraph(things) : undefined
}

function thingsOf(page: PageName, data: PageData, origin: string): Thing[] {
  const { shop, product, categories, category, occasion, material } = data
  if (page === 'Home') return [businessData(shop, origin)]
  if (page === 'Contact')
    return [businessData(shop, origin), breadcrumbData([HOME, CONTACT], origin)]
  if (page === 'Product' && product) {
    const here = { name: product.name, path: `${PAGES.Catalogue.path}/${product.slug}` }
    return [productData(product, shop, origin), breadcrumbData([HOME, CATALOGUE, here], origin)]
  }
  if (page === 'Journal') return [breadcrumbData([HOME, JOURNAL], origin)]
  const article = ARTICLES.get(page)
  if (article) {
    const { path } = PAGES[page]
    const trail = [HOME, JOURNAL, { name: article.title, path }]
    return [articleData(article, path, shop, origin), breadcrumbData(trail, origin)]
  }
  if (page !== 'Catalogue') return []
  const known = category !== undefined && categories.includes(category)
  const part = known ? { category } : { occasion, material }
  const search = narrowingSearch(part)
  const name = known ? category : partHead(part).title
  const narrowed = search ? [{ name, path: `${PAGES.Catalogue.path}?${search}` }] : []
  return [breadcrumbData([HOME, CATALOGUE, ...narrowed], origin)]
}
