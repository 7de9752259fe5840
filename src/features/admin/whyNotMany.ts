import type { Problem } from '#domain/problem.ts'
import { manyProducts } from '#copy/adminProducts.ts'

/** Why many products were not changed, in a sentence; `otherwise` where there is no better one. */
export function whyNotMany({ code }: Problem, otherwise: string): string {
  if (code === 'newerVersion') return manyProducts.stale
  return code === 'unreachable' ? manyProducts.offline : otherwise
}
