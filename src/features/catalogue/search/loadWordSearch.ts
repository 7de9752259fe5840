import type { wordSearch } from './wordSearch.ts'

/** Loads the word search; undefined if it can't be fetched. */
export async function loadWordSearch(): Promise<typeof wordSearch | undefined> {
  const loaded = await import('./wordSearch.ts').catch(() => undefined)
  return loaded?.wordSearch
}
