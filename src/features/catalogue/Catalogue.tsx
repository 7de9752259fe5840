import { startTransition, Suspense, useState } from 'react'
import { useMatch } from 'react-router-dom'
import type { CatalogueQuery } from '#domain/products/catalogueQuery.ts'
import { collection } from '#copy/shop/catalogue.ts'
import { partHead } from '#copy/product/occasions.ts'
import { categoryDescription, pages } from '#copy/base/titles.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { Head } from '#ui/parts/Head.tsx'
import { paths } from '#ui/routing/paths.ts'
import { DetailPanel, preloadPanel, useOwnPrice } from '#features/catalogue/panel/panelCode.ts'
import { Filters } from '#features/catalogue/search/Filters.tsx'
import { ProductGrid } from '#features/catalogue/grid/ProductGrid.tsx'
import styles from './catalogue.module.css'
import { useCatalogueQuery } from '#features/catalogue/search/useCatalogueQuery.ts'
import { usePanel } from '#features/catalogue/panel/usePanel.ts'
import { useShelf } from '#features/catalogue/search/useShelf.ts'

/** The whole collection, with a panel over it for a product opened from its grid. */
export function Catalogue() {
  const slug = useMatch(paths.product(':slug'))?.params.slug
  const { query, change } = useCatalogueQuery()
  const shelf = useShelf(query)
  const panel = usePanel(slug)
  const [typing, setTyping] = useState(false)
  const product = slug === undefined ? undefined : shelf.productAt(slug)
  return (
    <>
      {product ? (
        <Suspense>
          <DetailPanel product={product} related={shelf.relatedTo(product)} onClose={panel.close} />
        </Suspense>
      ) : (
        <CollectionHead query={query} category={onlyCategory(query, shelf.categories)} />
      )}
      <div className="page" inert={product !== undefined} onPointerDown={preloadPanel}>
        <div className={styles.head}>
          <h1>{pages.collections.title}</h1>
          <p>{collection.lead}</p>
        </div>
        <Filters
          query={query}
          onChange={change}
          shelf={shelf}
          onTyping={(now) => startTransition(() => setTyping(now))}
        />
        <ProductGrid shelf={shelf} onOpen={panel.open} OwnPrice={useOwnPrice()} typing={typing} />
      </div>
    </>
  )
}

type CollectionHeadProps = { query: CatalogueQuery; category: string | undefined }

/**
 * Search engines see a separate page for each category, occasion and material, if it is the only
 * filter; all other filters share the collection's address.
 */
function CollectionHead({ query, category }: CollectionHeadProps) {
  const { shop } = usePageData()
  const { occasion, material } = query
  const isOne =
    query.categories.length === 0 && (occasion === undefined) !== (material === undefined)
  if (isOne) {
    const part = { occasion, material }
    return <Head copy={pages.collections} {...partHead(part)} path={paths.narrowed(part)} />
  }
  if (category === undefined) return <Head copy={pages.collections} path={paths.catalogue} />
  return (
    <Head
      copy={pages.collections}
      title={category}
      description={categoryDescription(category, shop.name)}
      path={paths.category(category)}
    />
  )
}

/** The single category the list is narrowed to, if the collection has it. */
function onlyCategory({ categories }: CatalogueQuery, known: readonly string[]) {
  const [category, ...others] = categories
  return category !== undefined && others.length === 0 && known.includes(category)
    ? category
    : undefined
}
