import type { Product } from '#domain/products/product.ts'
import { useLazy } from '#ui/state/useLazy.ts'
import { useLive } from '#ui/state/useLive.ts'
import { deferredSet } from '#features/catalogue/grid/useKnownMeasurements.ts'

/** The size estimator loads with the first body to estimate for. */
const loadParts = () => import('#ui/body/SizeHint.tsx')

/** The jacket size nearest to the chosen measurements, for products in jacket sizes. */
export function NearestSize({ product }: { product: Product }) {
  const set = useLive(deferredSet)
  const isJacket = product.detail?.sizes.some((size) => /^\d+[SRL]$/.test(size)) ?? false
  const body = isJacket && set?.kind === 'body' ? set : undefined
  const parts = useLazy(body !== undefined, loadParts)
  return parts && body && <parts.SizeHint values={body.values} height={body.height ?? undefined} />
}
