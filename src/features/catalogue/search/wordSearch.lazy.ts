import { indexInSteps } from '#domain/search/catalogueIndex.ts'
import { searchInSteps } from '#domain/search/catalogueSearch.ts'

/** The word search, a separate chunk because few visits search. */
export const wordSearch = { buildIndex: indexInSteps, search: searchInSteps }
