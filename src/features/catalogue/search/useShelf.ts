import { useMemo } from 'react'
import { liveProducts } from '#data/catalogue/catalogue.ts'
import { afterPaint } from '#data/live/afterPaint.ts'
import { deferSubscription } from '#data/live/deferSubscription.ts'
import { isNarrowedTo, type CatalogueQuery } from '#domain/products/catalogueQuery.ts'
import { relatedTo } from '#domain/products/related.ts'
import { categoriesOf, type Product } from '#domain/products/product.ts'
import { mergeNewer } from '#domain/products/shelf.ts'
import type { PageData } from '#domain/shop/pageData.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import { useSearch } from './useSearch.ts'

export type Shelf = {
  /** The query's results, sorted. */
  found: Product[]
  /** The query these results belong to: the previous one while a search is still running. */
  query: CatalogueQuery
  /** The number of results; more than `found` while the page has only the first. */
  count: number
  categories: string[]
  /** Whether the results are not known yet. */
  waiting: boolean
  productAt: (slug: string) => Product | undefined
  /** A few other products of the same category. */
  relatedTo: (product: Product) => Product[]
}

const NONE: Product[] = []

/** The page's own data is enough until the page is idle. */
const deferredProducts = deferSubscription(liveProducts)

/** A filter shows what the page has first: opening the database takes a phone some tenths of a second. */
const paintedProducts = deferSubscription(liveProducts, afterPaint)

/** The collection: first the page's own data, then this device's database once it has answered. */
export function useShelf(query: CatalogueQuery): Shelf {
  const page = usePageData()
  const served = listsProducts(page)
  const servedIsEnough = served && isNarrowedTo(page, query)
  const liveRows = useLive(servedIsEnough ? deferredProducts : paintedProducts)
  // Ignore an empty database unless the page is empty too: the device may not have synced yet.
  const isUsable = liveRows !== undefined && (liveRows.length > 0 || page.total === 0)
  // The page's data can be newer than the device's.
  const local = useMemo(
    () => (isUsable ? mergeNewer(liveRows, page.products) : undefined),
    [isUsable, liveRows, page.products],
  )
  const products = local ?? page.products
  // Beside a product the page has only what goes with it.
  const result = useSearch(local || served ? products : NONE, query)
  const { found, query: answered } = result ?? { found: NONE, query }
  const categories = useMemo(
    () => (local ? categoriesOf(local) : page.categories),
    [local, page.categories],
  )
  const asServed = isNarrowedTo(page, answered)
  return {
    found,
    query: answered,
    count: local || !asServed ? found.length : page.total,
    categories,
    waiting: result === undefined || (!local && !(asServed && served)),
    productAt: (slug) => products.find((product) => product.slug === slug),
    relatedTo: (product) => relatedTo(product, products),
  }
}

/**
 * Whether the page lists products, or says that a part of the collection is empty; other pages only
 * have the count, and a product's page what goes with it.
 */
function listsProducts({ product, products, total, ...page }: PageData): boolean {
  if (product) return false
  const isPart = [page.category, page.occasion, page.material].some((one) => one !== undefined)
  return products.length > 0 || (total === 0 && isPart)
}
