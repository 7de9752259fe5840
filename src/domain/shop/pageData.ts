import type { Narrowing } from '#domain/cloth/narrowing.ts'
import type { Product } from '#domain/products/product.ts'
import type { HomeShelf } from './homeShelf.ts'
import { DEFAULT_SHOP, type Shop } from './shop.ts'

/**
 * The data embedded in the HTML: the shared initial state of server rendering and hydration.
 * `products` and `total` are of the part of the collection that the address names.
 */
export type PageData = Narrowing & {
  shop: Shop
  products: Product[]
  /** Total number of products; the page may include only the first ones. */
  total: number
  /** Every category of the collection, in the order of first appearance. */
  categories: string[]
  /** Number of the page with the next products; missing on the last page. */
  next?: number
  /** The shop's origin (`https://shop.example`), for absolute URLs. */
  origin?: string
  product?: Product
  /** What the home page shows of the shelf; only to render it, and not embedded. */
  homeShelf?: HomeShelf
  /** Position in the server's commit order at rendering; missing in the empty shell. */
  seq?: number
  status: 200 | 404 | 410
}

/** The data as the HTML has it. */
type EmbeddedData = Omit<PageData, 'shop'> & {
  shop: Omit<Shop, 'sizeTable'> & Partial<Pick<Shop, 'sizeTable'>>
}

/** As JSON for the HTML. Most houses have the standard sizes, so only others are sent with each page. */
export function pageDataText({ shop, ...data }: PageData): string {
  const { sizeTable, ...rest } = shop
  const isStandard = JSON.stringify(sizeTable) === JSON.stringify(DEFAULT_SHOP.sizeTable)
  const embedded: EmbeddedData = { shop: isStandard ? rest : shop, ...data }
  return JSON.stringify(embedded)
}

/** The data that `pageDataText` wrote. */
export function readPageData(text: string): PageData {
  const data = JSON.parse(text) as EmbeddedData
  return { ...data, shop: { sizeTable: DEFAULT_SHOP.sizeTable, ...data.shop } }
}
