import { useId, useState } from 'react'
import { hasFilters, WHOLE_CATALOGUE } from '#domain/products/catalogueQuery.ts'
import { loadingProducts } from '#copy/product/card.ts'
import { collection } from '#copy/shop/catalogue.ts'
import { Button } from '#ui/parts/Button.tsx'
import { CategoryBoxes } from './CategoryBoxes.tsx'
import { CategoryButtons } from './CategoryButtons.tsx'
import type { FilterProps } from './useCatalogueQuery.ts'
import styles from './filters.module.css'
import { partWords } from '#copy/product/occasions.ts'
import { PartFields } from './PartFields.tsx'
import { PriceRange } from './PriceRange.tsx'
import { SearchField } from './SearchField.tsx'
import { SortField } from './SortField.tsx'
import type { Shelf } from './useShelf.ts'

type AllFilterProps = FilterProps & {
  shelf: Shelf
  /** Called when the search field gains or loses the focus. */
  onTyping: (typing: boolean) => void
}

/** All filters and sorting of the collection, with the number of results. */
export function Filters({ query, onChange, shelf, onTyping }: AllFilterProps) {
  const id = useId()
  const [refining, setRefining] = useState(false)
  const { categories, waiting, count } = shelf
  return (
    <div role="search" className={styles.filters} aria-label={collection.narrow}>
      <SearchField
        words={query.words}
        onChange={(words) => onChange({ words })}
        onTyping={onTyping}
      />
      <CategoryButtons categories={categories} chosen={query.categories} onChange={onChange} />
      <div
        className={styles.result}
        data-only-category={!hasFilters({ ...query, categories: [] }) || undefined}
      >
        <p className="hint" role="status">
          {waiting ? loadingProducts : collection.count(count, partWords(shelf.query))}
        </p>
        {hasFilters(query) && (
          <Button look="quiet" onClick={() => onChange({ ...WHOLE_CATALOGUE, sort: query.sort })}>
            {collection.clearFilters}
          </Button>
        )}
        <Button
          look="quiet"
          aria-expanded={refining}
          aria-controls={id}
          onClick={() => setRefining(!refining)}
        >
          {collection.refine}
        </Button>
        <SortField sort={query.sort} onChange={onChange} />
      </div>
      <div id={id} className={styles.refinements} hidden={!refining}>
        {refining && (
          <>
            <PartFields query={query} onChange={onChange} />
            <PriceRange query={query} onChange={onChange} />
            <CategoryBoxes categories={categories} query={query} onChange={onChange} />
          </>
        )}
      </div>
    </div>
  )
}
