import { readingCatalogue } from '#domain/catalogueIndex.ts'
import { searchingCatalogue } from '#domain/catalogueSearch.ts'

/** What finds products by words. It comes by itself, as few visits search. */
export const wordSearch = { reading: readingCatalogue, searching: searchingCatalogue }
