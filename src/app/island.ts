import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { readPageData, type PageData } from '#domain/shop/pageData.ts'

const NO_DATA: PageData = {
  shop: DEFAULT_SHOP,
  products: [],
  total: 0,
  categories: [],
  status: 200,
}

/** The state that the server embedded in the page; the empty shell has none. */
export function readIsland(page: Document): PageData {
  const text = page.getElementById('island')?.textContent
  return text ? readPageData(text) : { ...NO_DATA, origin: page.location.origin }
}
