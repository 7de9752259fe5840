import type { CatalogueQuery } from '#domain/search/catalogueQuery.ts'

/** What every filter of the collection gets: the query, and a way to change a part of it. */
export type FilterProps = {
  query: CatalogueQuery
  onChange: (patch: Partial<CatalogueQuery>) => void
}
