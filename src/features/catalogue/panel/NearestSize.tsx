import { lazy, Suspense } from 'react'
import type { Product } from '#domain/products/product.ts'
import { useLive } from '#ui/state/useLive.ts'
import { quietSet } from '#features/catalogue/grid/useKnownMeasurements.ts'

/** How sizes are guessed at comes with the first body to guess for. */
const SizeHint = lazy(async () => ({ default: (await import('#ui/body/SizeHint.tsx')).SizeHint }))

/** The jacket size nearest to the chosen measurements, for what is cut in jacket sizes. */
export function NearestSize({ product }: { product: Product }) {
  const set = useLive(quietSet)
  const isJacket = product.detail?.sizes.some((size) => /^\d+[SRL]$/.test(size)) ?? false
  if (!isJacket || set?.kind !== 'body') return null
  return (
    <Suspense>
      <SizeHint values={set.values} height={set.height ?? undefined} />
    </Suspense>
  )
}
