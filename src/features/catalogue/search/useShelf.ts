import { useMemo } from 'react'
import { liveProducts } from '#data/catalogue/catalogue.ts'
import { deferUntilIdle } from '#data/live/deferUntilIdle.ts'
import { asksOnlyFor } from '#domain/search/catalogueQuery.ts'
import type { CatalogueQuery } from '#domain/search/catalogueQuery.ts'
import { categoriesOf } from '#domain/products/product.ts'
import type { Product } from '#domain/products/product.ts'
import { withNewer } from '#domain/products/shelf.ts'
import { usePageData } from '#ui/state/contexts.ts'
import type { PageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import { useSearch } from './useSearch.ts'

export type Shelf = {
  /** What the query found, in its order. */
  found: Product[]
  /** The query that found it: the one before while the products are still being searched. */
  asked: CatalogueQuery
  /** How many there are of those; more than `found` while the page knows only the first. */
  count: number
  categories: string[]
  /** Whether this device does not know yet what the query finds. */
  waiting: boolean
  productAt: (slug: string) => Product | undefined
  /** A few others of the product's category. */
  alike: (product: Product) => Product[]
}

const NONE: Product[] = []

/** What came with the page is enough until it is quiet. */
const quietProducts = deferUntilIdle(liveProducts)

/** So many others of a product's kind are shown beside it. */
const ALIKE = 3

/** The collection: what came with the page, and from this device as soon as it has answered. */
export function useShelf(query: CatalogueQuery): Shelf {
  const page = usePageData()
  const served = isServed(page)
  const enough = served && asksOnlyFor(page.category, query)
  const live = useLive(enough ? quietProducts : liveProducts)
  // An empty answer counts only where the page knows of nothing either: the device may be behind.
  const isNews = live !== undefined && (live.length > 0 || page.total === 0)
  // What came with the page can be newer than what this device brought along.
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

/** Whether the page came with products, or says that a category has none; others only count them. */
function isServed({ products, total, category }: PageData): boolean {
  return products.length > 0 || (total === 0 && category !== undefined)
}
