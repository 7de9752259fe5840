import type { CatalogueQuery } from '#domain/search/catalogueQuery.ts'

/** Props of every filter: the query, and a function to change part of it. */
export type FilterProps = {
  query: CatalogueQuery
  onChange: (patch: Partial<CatalogueQuery>) => void
}
