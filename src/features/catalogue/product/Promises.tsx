import type { Product } from '#domain/products/product.ts'
import { promises } from '#copy/product/making.ts'
import { product as words } from '#copy/product/product.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'
import styles from './story.module.css'

/** What the standard policies promise for a piece. */
export function Promises({ product }: { product: Product }) {
  const { shop } = usePageData()
  const isMade = product.measurements.length > 0
  // A house with its own policies promises only what they say.
  const isStandard = shop.policies.length === 0
  return (
    <>
      <h2>{isMade ? words.promises : words.included}</h2>
      <ul className={styles.list}>
        {isMade && isStandard && <li>{promises.altered}</li>}
        {isMade && isStandard && <li>{promises.cancelled}</li>}
        {isStandard && <li>{promises.taxed}</li>}
        <li>{promises.shipped}</li>
      </ul>
      <p>
        <Link to={paths.policies}>{words.policies}</Link>
      </p>
    </>
  )
}
