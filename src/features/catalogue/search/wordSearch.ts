import { readingCatalogue } from '#domain/search/catalogueIndex.ts'
import { searchingCatalogue } from '#domain/search/catalogueSearch.ts'

/** What finds products by words. It comes by itself, as few visits search. */
export const wordSearch = { reading: readingCatalogue, searching: searchingCatalogue }
