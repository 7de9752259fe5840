import { lazy, Suspense } from 'react'
import type { Product } from '#domain/products/product.ts'
import { useLive } from '#ui/state/useLive.ts'
import { deferredSet } from '#features/catalogue/grid/useKnownMeasurements.ts'

/** The size estimator loads with the first body to estimate for. */
const SizeHint = lazy(async () => ({ default: (await import('#ui/body/SizeHint.tsx')).SizeHint }))

/** The jacket size nearest to the chosen measurements, for products in jacket sizes. */
export function NearestSize({ product }: { product: Product }) {
  const set = useLive(deferredSet)
  const isJacket = product.detail?.sizes.some((size) => /^\d+[SRL]$/.test(size)) ?? false
  if (!isJacket || set?.kind !== 'body') return null
  return (
    <Suspense>
      <SizeHint values={set.values} height={set.height ?? undefined} />
    </Suspense>
  )
}
