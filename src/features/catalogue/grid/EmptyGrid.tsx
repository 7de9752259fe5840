import { narrows, type CatalogueQuery } from '#domain/search/catalogueQuery.ts'
import { collection } from '#copy/shop/catalogue.ts'
import { emptyStates } from '#copy/base/messages.ts'

/** Says why the grid is empty, in the sentence of spec section 2. */
export function EmptyGrid({ query }: { query: CatalogueQuery }) {
  const words = query.words.trim()
  return (
    <div className="notice">
      <h2>{words === '' ? emptyStates.category : collection.noMatch(words)}</h2>
      {!narrows(query) && <p>{collection.empty}</p>}
    </div>
  )
}
