import { startTransition, useState, useEffect } from 'react'
import { useMatch } from 'react-router-dom'
import type { CatalogueQuery } from '#domain/products/catalogueQuery.ts'
import { collection } from '#copy/shop/catalogue.ts'
import { categoryDescription, pages } from '#copy/base/titles.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { Head } from '#ui/parts/Head.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useHydrated } from '#ui/state/useHydrated.ts'
import { DetailPanel } from '#features/catalogue/panel/DetailPanel.tsx'
import { Filters } from '#features/catalogue/search/Filters.tsx'
import { ProductGrid } from '#features/catalogue/grid/ProductGrid.tsx'
import styles from './catalogue.module.css'
import { useCatalogueQuery } from '#features/catalogue/search/useCatalogueQuery.ts'
import { usePanel } from '#features/catalogue/panel/usePanel.ts'
import { useShelf } from '#features/catalogue/search/useShelf.ts'
import { whenSettled } from '#data/live/whenIdle.ts'

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
          related={product ? shelf.relatedTo(product) : []}
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

/**
 * Search engines see a separate page per category; all other filters share the collection's
 * address.
 */
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

/** The single category the list is narrowed to, if the collection has it. */
function onlyCategory({ categories }: CatalogueQuery, known: readonly string[]) {
  const [category, ...others] = categories
  return category !== undefined && others.length === 0 && known.includes(category)
    ? category
    : undefined
}

/**
 * Whether the grid is still hidden behind a product's panel because the visit began at that
 * product's address. Only a few cards render then, leaving network and CPU to the product; the rest
 * follow once the page has settled or the grid is shown.
 */
function useGridBehind(slug: string | undefined): boolean {
  const [unseen, setUnseen] = useState(slug !== undefined)
  if (unseen && slug === undefined) setUnseen(false)
  useEffect(() => {
    whenSettled(() => startTransition(() => setUnseen(false)))
  }, [])
  return unseen && slug !== undefined
}
