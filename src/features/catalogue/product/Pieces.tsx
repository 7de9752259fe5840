import { useId } from 'react'
import type { Product } from '#domain/products/product.ts'
import { Link } from '#ui/parts/Link.tsx'
import { Price } from '#ui/parts/Price.tsx'
import { paths } from '#ui/routing/paths.ts'
import { ProductPicture } from '#features/catalogue/grid/ProductPicture.tsx'
import styles from './product.module.css'

/** A row of other pieces, each a link to its page. */
export function Pieces({ title, products }: { title: string; products: readonly Product[] }) {
  const titleId = useId()
  if (products.length === 0) return null
  return (
    <section className={styles.pieces} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <ProductPicture product={product} sizes="(min-width: 64rem) 20rem, 31vw" />
            <Link to={paths.product(product.slug)}>{product.name}</Link>
            <Price rupees={product.price} />
          </li>
        ))}
      </ul>
    </section>
  )
}
