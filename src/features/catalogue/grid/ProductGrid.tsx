import { useMemo } from 'react'
import type { Product } from '#domain/products/product.ts'
import { collection } from '#copy/shop/catalogue.ts'
import { Button, ButtonLink } from '#ui/parts/Button.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { paths } from '#ui/routing/paths.ts'
import { useIncrementalList } from '#ui/state/useIncrementalList.ts'
import { useArriving } from '#ui/state/useArriving.ts'
import { useHydrated } from '#ui/state/useHydrated.ts'
import styles from './grid.module.css'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'
import { writeQuery } from '#features/catalogue/search/queryText.ts'
import { useSlicedRender } from './useSlicedRender.ts'
import { useKnownMeasurements } from './useKnownMeasurements.ts'
import type { Shelf } from '#features/catalogue/search/useShelf.ts'
import { hasFilters, type CatalogueQuery } from '#domain/products/catalogueQuery.ts'
import { emptyStates } from '#copy/base/emptyStates.ts'
import '#ui/styles/parts/skeleton.css'

type GridProps = {
  shelf: Shelf
  onOpen: ProductCardProps['onOpen']
  OwnPrice: ProductCardProps['OwnPrice']
  /** Whether the search field has the focus. */
  typing: boolean
}

const GROWTH = { step: 48, autoLimit: 192 }

/** Each keystroke may replace all cards, so keep fewer below the fold. */
const GROWTH_WHILE_TYPING = { step: 12, autoLimit: 192 }

/** The first card's picture is a phone's LCP element, so it loads alone. */
const FIRST_CARDS = 1

/** The query's results, a screenful at a time. */
export function ProductGrid({ shelf, onOpen, OwnPrice, typing }: GridProps) {
  const { found, query, waiting } = shelf
  const known = useKnownMeasurements()
  const growth = typing ? GROWTH_WHILE_TYPING : GROWTH
  const { shown, more, grow } = useIncrementalList(found.length, writeQuery(query), growth)
  const wanted = useMemo(() => found.slice(0, shown), [found, shown])
  const cards = useSlicedRender(wanted)
  const hydrated = useHydrated()
  const arriving = useArriving()
  if (found.length === 0) {
    return waiting ? <GridSkeleton /> : <EmptyGrid query={query} />
  }
  return (
    <>
      <ul className={styles.grid} data-typing={typing || undefined} {...arriving}>
        {cards.map((product, place) => (
          <ProductCard
            key={product.id}
            product={product}
            onOpen={onOpen}
            known={known}
            OwnPrice={OwnPrice}
            first={place < FIRST_CARDS}
            twoLines={isLong(product) || isLong(cards[besideOnPhone(place)])}
          />
        ))}
      </ul>
      {!hydrated && <NextPage />}
      {cards.length === wanted.length && shown < found.length && (
        <div className={styles.more} ref={more}>
          <Button look="outline" onClick={grow}>
            {collection.more}
          </Button>
        </div>
      )}
    </>
  )
}

/** Whether a phone's card has no room for the name in one line. */
function isLong(product: Product | undefined): boolean {
  return (product?.name.length ?? 0) > 22
}

/** The place of the other card in its row, where a row has two. */
function besideOnPhone(place: number): number {
  return place % 2 === 0 ? place + 1 : place - 1
}

/** Next-page link for readers without JavaScript; with it the list grows automatically. */
function NextPage() {
  const { next, ...page } = usePageData()
  if (next === undefined) return null
  return (
    <div className={styles.more}>
      <ButtonLink to={paths.cataloguePage(next, page)} look="outline">
        {collection.more}
      </ButtonLink>
    </div>
  )
}

/** Says why the grid is empty, in the specified sentence. */
function EmptyGrid({ query }: { query: CatalogueQuery }) {
  const words = query.words.trim()
  return (
    <div className={`notice ${styles.nothing}`}>
      <h2>{words === '' ? emptyStates.category : collection.noMatch(words)}</h2>
      {!hasFilters(query) && <p>{collection.empty}</p>}
    </div>
  )
}

const CARDS = Array.from({ length: 8 }, (_, place) => place)

/** Placeholder for cards that are loading; the status line above announces it. */
function GridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {CARDS.map((place) => (
        <div key={place} className={styles.placeholder}>
          <div className={`picture skeleton`} />
          <div className={`${styles.line} skeleton`} />
          <div className={`${styles.line} skeleton`} />
        </div>
      ))}
    </div>
  )
}
