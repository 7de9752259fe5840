import type { Problem } from '#domain/base/problem.ts'
import { manyProducts } from '#copy/desk/adminProducts.ts'

/** Why many products were not changed, in a sentence; `otherwise` where there is no better one. */
export function whyNotMany({ code }: Problem, otherwise: string): string {
  if (code === 'newerVersion') return manyProducts.stale
  return code === 'unreachable' ? manyProducts.offline : otherwise
}
