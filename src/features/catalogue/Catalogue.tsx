import { useParams } from 'react-router-dom'
import { collection } from '#copy/catalogue.ts'
import { Head } from '#ui/Head.tsx'
import { paths } from '#ui/paths.ts'
import { useHydrated } from '#ui/useHydrated.ts'
import { DetailPanel } from './DetailPanel.tsx'
import { Filters } from './Filters.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import styles from './catalogue.module.css'
import { useCatalogueQuery } from './useCatalogueQuery.ts'
import { usePanel } from './usePanel.ts'
import { useShelf } from './useShelf.ts'

/** The whole collection (spec section 2); a product's own address shows it in a panel over the grid. */
export function Catalogue() {
  const { slug } = useParams()
  const hydrated = useHydrated()
  const { query, change, search } = useCatalogueQuery()
  const shelf = useShelf(query)
  const close = usePanel(slug, search)
  const product = slug === undefined ? undefined : shelf.productAt(slug)
  return (
    <>
      {slug === undefined ? (
        <Head page="collections" path={paths.catalogue} />
      ) : (
        <DetailPanel
          product={product}
          related={product ? shelf.alike(product) : []}
          waiting={shelf.waiting}
          onClose={close}
        />
      )}
      <div className="page" inert={hydrated && slug !== undefined}>
        <div className={styles.head}>
          <h1>{collection.title}</h1>
          <p>{collection.lead}</p>
        </div>
        <Filters query={query} onChange={change} shelf={shelf} />
        <ProductGrid query={query} shelf={shelf} search={search} />
      </div>
    </>
  )
}
