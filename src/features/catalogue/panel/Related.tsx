import { useLocation } from 'react-router-dom'
import type { Product } from '#domain/products/product.ts'
import { detail } from '#copy/product/detail.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { Price } from '#ui/parts/Price.tsx'
import styles from './detail.module.css'
import { ProductPicture } from '#features/catalogue/grid/ProductPicture.tsx'

/**
 * Products of the same category. Their links replace the history entry, so Back closes the panel.
 */
export function Related({ products }: { products: readonly Product[] }) {
  const { search, ...place } = useLocation()
  const state: unknown = place.state
  if (products.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related-title">
      <h3 className="label" id="related-title">
        {detail.similar}
      </h3>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <ProductPicture product={product} sizes="10rem" />
            <Link to={`${paths.product(product.slug)}${search}`} state={state} replace>
              {product.name}
            </Link>
            <Price rupees={product.price} />
          </li>
        ))}
      </ul>
    </section>
  )
}
