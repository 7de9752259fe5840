import { readingCatalogue } from '#domain/search/catalogueIndex.ts'
import { searchingCatalogue } from '#domain/search/catalogueSearch.ts'

/** The word search, a separate chunk because few visits search. */
export const wordSearch = { reading: readingCatalogue, searching: searchingCatalogue }
