import { startTransition, useState } from 'react'
import { useMatch } from 'react-router-dom'
import type { CatalogueQuery } from '#domain/catalogueQuery.ts'
import { collection } from '#copy/catalogue.ts'
import { categoryDescription, pages } from '#copy/titles.ts'
import { usePageData } from '#ui/contexts.ts'
import { Head } from '#ui/Head.tsx'
import { paths } from '#ui/paths.ts'
import { useHydrated } from '#ui/useHydrated.ts'
import { DetailPanel } from './DetailPanel.tsx'
import { Filters } from './Filters.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import styles from './catalogue.module.css'
import { useCatalogueQuery } from './useCatalogueQuery.ts'
import { useGridBehind } from './useGridBehind.ts'
import { usePanel } from './usePanel.ts'
import { useShelf } from './useShelf.ts'

/** The whole collection (spec section 2); a product's own address shows it in a panel over the grid. */
export function Catalogue() {
  const slug = useMatch(paths.product(':slug'))?.params.slug
  const hydrated = useHydrated()
  const { query, change, search } = useCatalogueQuery()
  const shelf = useShelf(query)
  const panel = usePanel(slug, search)
  const behind = useGridBehind(slug)
  const [typing, setTyping] = useState(false)
  const product = slug === undefined ? undefined : shelf.productAt(slug)
  return (
    <>
      {slug === undefined ? (
        <CollectionHead category={onlyCategory(query, shelf.categories)} />
      ) : (
        <DetailPanel
          product={product}
          related={product ? shelf.alike(product) : []}
          waiting={shelf.waiting}
          opening={panel.overGrid}
          onClose={panel.close}
        />
      )}
      <div className="page" inert={hydrated && slug !== undefined}>
        <div className={styles.head}>
          <h1>{collection.title}</h1>
          <p>{collection.lead}</p>
        </div>
        <Filters
          query={query}
          onChange={change}
          shelf={shelf}
          onTyping={(now) => startTransition(() => setTyping(now))}
        />
        <ProductGrid shelf={shelf} onOpen={panel.open} behind={behind} typing={typing} />
      </div>
    </>
  )
}

/** A category is a page of its own for search engines; every other choice is the same collection. */
function CollectionHead({ category }: { category: string | undefined }) {
  const { shop } = usePageData()
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

/** The one category that the list is narrowed to, if the collection has it. */
function onlyCategory({ categories }: CatalogueQuery, known: readonly string[]) {
  const [category, ...others] = categories
  return category !== undefined && others.length === 0 && known.includes(category)
    ? category
    : undefined
}
