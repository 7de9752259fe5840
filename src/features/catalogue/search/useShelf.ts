import { useMemo } from 'react'
import { liveProducts } from '#data/catalogue/catalogue.ts'
import { deferUntilIdle } from '#data/live/deferUntilIdle.ts'
import { asksOnlyFor, type CatalogueQuery } from '#domain/search/catalogueQuery.ts'
import { categoriesOf, type Product } from '#domain/products/product.ts'
import { withNewer } from '#domain/products/shelf.ts'
import { usePageData, type PageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import { useSearch } from './useSearch.ts'

export type Shelf = {
  /** The query's results, sorted. */
  found: Product[]
  /** The query these results belong to: the previous one while a search is still running. */
  asked: CatalogueQuery
  /** The number of results; more than `found` while the page has only the first. */
  count: number
  categories: string[]
  /** Whether the results are not known yet. */
  waiting: boolean
  productAt: (slug: string) => Product | undefined
  /** A few other products of the same category. */
  alike: (product: Product) => Product[]
}

const NONE: Product[] = []

/** The page's own data is enough until the page is idle. */
const quietProducts = deferUntilIdle(liveProducts)

/** How many related products to show. */
const ALIKE = 3

/** The collection: first the page's own data, then this device's database once it has answered. */
export function useShelf(query: CatalogueQuery): Shelf {
  const page = usePageData()
  const served = isServed(page)
  const enough = served && asksOnlyFor(page.category, query)
  const live = useLive(enough ? quietProducts : liveProducts)
  // Ignore an empty database unless the page is empty too: the device may not have synced yet.
  const isNews = live !== undefined && (live.length > 0 || page.total === 0)
  // The page's data can be newer than the device's.
  const stored = useMemo(
    () => (isNews ? withNewer(live, page.products) : undefined),
    [isNews, live, page.products],
  )
  const products = stored ?? page.products
  const answer = useSearch(products, query)
  const { found, query: asked } = answer ?? { found: NONE, query }
  const categories = useMemo(
    () => (stored ? categoriesOf(stored) : page.categories),
    [stored, page.categories],
  )
  const asServed = asksOnlyFor(page.category, asked)
  return {
    found,
    asked,
    count: stored || !asServed ? found.length : page.total,
    categories,
    waiting: answer === undefined || (!stored && !(asServed && served)),
    productAt: (slug) =>
      products.find((product) => product.slug === slug) ??
      (page.product?.slug === slug ? page.product : undefined),
    alike: ({ id, category }) =>
      products.filter((other) => other.category === category && other.id !== id).slice(0, ALIKE),
  }
}

/**
 * Whether the page lists products, or says that a category is empty; other pages only have the
 * count.
 */
function isServed({ products, total, category }: PageData): boolean {
  return products.length > 0 || (total === 0 && category !== undefined)
}
