import type { Problem } from '#domain/base/problem.ts'
import { manyProducts } from '#copy/desk/adminProducts.ts'

/** The sentence for a failed bulk change; `fallback` if the problem has none of its own. */
export function bulkProblemSentence({ code }: Problem, fallback: string): string {
  if (code === 'newerVersion') return manyProducts.stale
  return code === 'unreachable' ? manyProducts.offline : fallback
}
