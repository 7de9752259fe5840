import type { ProductFields } from '#domain/products/ownedProduct.ts'
import { adminDocuments as words } from '#copy/desk/adminDocuments.ts'
import { priceGap, useTax } from './useTax.ts'

type PriceGapsProps = {
  products: readonly Pick<ProductFields, 'name' | 'price' | 'category' | 'detail'>[]
}

const MAX_NAMED = 3

/** Before a bulk price change, warns of prices that would fit neither GST rate. */
export function PriceGaps({ products }: PriceGapsProps) {
  const { tax } = useTax()
  const found = products.flatMap((product) => {
    const gap = priceGap(tax, product)
    return gap === undefined ? [] : [{ name: product.name, gap }]
  })
  const [first] = found
  if (!first) return null
  const names = found.slice(0, MAX_NAMED).map(({ name }) => name)
  return (
    <p className="card">
      {words.gapsOf(names, found.length - names.length)} {first.gap}
    </p>
  )
}
