import type { CatalogueQuery } from '#domain/catalogueQuery.ts'
import { collection } from '#copy/catalogue.ts'
import { Button } from '#ui/Button.tsx'
import { useGrowing } from '#ui/useGrowing.ts'
import { EmptyGrid } from './EmptyGrid.tsx'
import styles from './grid.module.css'
import { GridSkeleton } from './GridSkeleton.tsx'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'
import { useKnownMeasurements } from './useKnownMeasurements.ts'
import type { Shelf } from './useShelf.ts'

type GridProps = {
  query: CatalogueQuery
  shelf: Shelf
  search: string
  onOpen: ProductCardProps['onOpen']
}

const GROWTH = { step: 48, byItself: 192 }

/** The cards of the first screen come with their pictures at once. */
const FIRST_CARDS = 2

/** What the query found, a screenful at a time. */
export function ProductGrid({ query, shelf, search, onOpen }: GridProps) {
  const { found, waiting } = shelf
  const known = useKnownMeasurements()
  const { shown, more, grow } = useGrowing(found.length, search, GROWTH)
  if (found.length === 0) {
    return waiting ? <GridSkeleton /> : <EmptyGrid query={query} />
  }
  return (
    <>
      <ul className={styles.grid}>
        {found.slice(0, shown).map((product, place) => (
          <ProductCard
            key={product.id}
            product={product}
            search={search}
            onOpen={onOpen}
            known={known}
            first={place < FIRST_CARDS}
          />
        ))}
      </ul>
      {shown < found.length && (
        <div className={styles.more} ref={more}>
          <Button look="outline" onClick={grow}>
            {collection.more}
          </Button>
        </div>
      )}
    </>
  )
}
