import { useMemo } from 'react'
import { liveProducts } from '#data/catalogue/catalogue.ts'
import { deferSubscription } from '#data/live/deferSubscription.ts'
import { relatedTo } from '#domain/products/related.ts'
import { mergeNewer } from '#domain/products/shelf.ts'
import { lookOf } from '#domain/shop/look.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'

/** The page's own data is enough until the page is idle. */
const deferredProducts = deferSubscription(liveProducts)

/**
 * The product at an address and what goes with it: first from the page's own data, then from this
 * device's database once it has answered.
 */
export function useProduct(slug: string) {
  const { product: served, products: beside, total, status, shop } = usePageData()
  const isServed = served?.slug === slug || status !== 200
  const rows = useLive(isServed ? deferredProducts : liveProducts)
  // Ignore an empty database unless the shop is empty too: the device may not have synced yet.
  const isUsable = rows !== undefined && (rows.length > 0 || total === 0)
  const shelf = useMemo(() => {
    const known = served ? [...beside, served] : beside
    // The page's data can be newer than the device's.
    return isUsable ? mergeNewer(rows, known) : known
  }, [rows, isUsable, served, beside])
  const product =
    shelf.find((one) => one.slug === slug) ?? (served?.slug === slug ? served : undefined)
  const look = product ? lookOf(product, shelf, shop.home) : []
  return {
    product,
    look,
    related: product ? relatedTo(product, shelf, look) : [],
    /** Whether the product may still be in the device's database, which has not answered yet. */
    waiting: !isUsable && status === 200,
  }
}
