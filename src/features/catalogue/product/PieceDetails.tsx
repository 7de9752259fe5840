import type { Product } from '#domain/products/product.ts'
import { product as words } from '#copy/product/product.ts'
import { DetailFacts } from '#features/catalogue/piece/DetailFacts.tsx'

/** What the record says besides its cloth: price range, sizes, sleeves, and what is included. */
export function PieceDetails({ product }: { product: Product }) {
  const included = product.detail?.included ?? []
  return (
    <>
      <h2>{words.details}</h2>
      <DetailFacts product={product} brief />
      {included.length > 0 && (
        <div>
          <h3 className="label">{words.parts}</h3>
          <ul>
            {included.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
