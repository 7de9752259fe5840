import type { wordSearch } from './wordSearch.ts'

/** Fetches what finds products by words; undefined where it cannot be fetched. */
export async function loadWordSearch(): Promise<typeof wordSearch | undefined> {
  const loaded = await import('./wordSearch.ts').catch(() => undefined)
  return loaded?.wordSearch
}
