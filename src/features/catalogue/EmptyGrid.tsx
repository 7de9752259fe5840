import { narrows, WHOLE_CATALOGUE } from '#domain/catalogueQuery.ts'
import { collection } from '#copy/catalogue.ts'
import { emptyStates } from '#copy/messages.ts'
import { Button } from '#ui/Button.tsx'
import type { FilterProps } from './Filters.tsx'

/** Says why there is nothing to see, in the sentence of spec section 2, and leads back to everything. */
export function EmptyGrid({ query, onChange }: FilterProps) {
  const words = query.words.trim()
  return (
    <div className="notice">
      <h2>{words === '' ? emptyStates.category : collection.noMatch(words)}</h2>
      {narrows(query) ? (
        <Button look="outline" onClick={() => onChange(WHOLE_CATALOGUE)}>
          {collection.clearFilters}
        </Button>
      ) : (
        <p>{collection.empty}</p>
      )}
    </div>
  )
}
