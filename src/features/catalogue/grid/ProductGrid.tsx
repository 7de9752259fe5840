import { useMemo } from 'react'
import { collection } from '#copy/shop/catalogue.ts'
import { Button } from '#ui/parts/Button.tsx'
import { ButtonLink } from '#ui/parts/ButtonLink.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { paths } from '#ui/routing/paths.ts'
import { useIncrementalList } from '#ui/state/useIncrementalList.ts'
import { useHydrated } from '#ui/state/useHydrated.ts'
import { EmptyGrid } from './EmptyGrid.tsx'
import styles from './grid.module.css'
import { GridSkeleton } from './GridSkeleton.tsx'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'
import { writeQuery } from '#features/catalogue/search/queryText.ts'
import { useSlicedRender } from './useSlicedRender.ts'
import { useKnownMeasurements } from './useKnownMeasurements.ts'
import type { Shelf } from '#features/catalogue/search/useShelf.ts'

type GridProps = {
  shelf: Shelf
  onOpen: ProductCardProps['onOpen']
  /** Whether it stands unseen behind a product. */
  behind: boolean
  /** Whether somebody types what to search. */
  typing: boolean
}

const GROWTH = { step: 48, byItself: 192 }

/** Then all of them may have to go with the next letter, so fewer stand below the screen. */
const GROWTH_WHILE_TYPING = { step: 12, byItself: 192 }

/** Its picture is what a phone shows largest, and has the network to itself. */
const FIRST_CARDS = 1

/** What a large screen shows of the grid beside the panel. */
const BEHIND_CARDS = 8

/** What the query found, a screenful at a time. */
export function ProductGrid({ shelf, onOpen, behind, typing }: GridProps) {
  const { found, asked, waiting } = shelf
  const known = useKnownMeasurements()
  const growth = typing ? GROWTH_WHILE_TYPING : GROWTH
  const { shown, more, grow } = useIncrementalList(found.length, writeQuery(asked), growth)
  const few = behind ? Math.min(shown, BEHIND_CARDS) : shown
  const wanted = useMemo(() => found.slice(0, few), [found, few])
  const cards = useSlicedRender(wanted)
  const hydrated = useHydrated()
  if (found.length === 0) {
    return waiting ? <GridSkeleton /> : <EmptyGrid query={asked} />
  }
  return (
    <>
      <ul
        className={styles.grid}
        data-arriving={!hydrated || undefined}
        data-typing={typing || undefined}
      >
        {cards.map((product, place) => (
          <ProductCard
            key={product.id}
            product={product}
            onOpen={onOpen}
            known={known}
            first={!behind && place < FIRST_CARDS}
          />
        ))}
      </ul>
      {!behind && !hydrated && <NextPage />}
      {!behind && cards.length === wanted.length && shown < found.length && (
        <div className={styles.more} ref={more}>
          <Button look="outline" onClick={grow}>
            {collection.more}
          </Button>
        </div>
      )}
    </>
  )
}

/** The way on for who reads without script; with it the list grows by itself. */
function NextPage() {
  const { category, next } = usePageData()
  if (next === undefined) return null
  return (
    <div className={styles.more}>
      <ButtonLink to={paths.cataloguePage(next, category)} look="outline">
        {collection.more}
      </ButtonLink>
    </div>
  )
}
