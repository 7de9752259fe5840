import type { Product } from '#domain/product.ts'
import { chosenSet } from '#data/chosenSet.ts'
import { SizeHint } from '#ui/SizeHint.tsx'
import { useLive } from '#ui/useLive.ts'

/** The jacket size nearest to the chosen measurements, for what is cut in jacket sizes. */
export function NearestSize({ product }: { product: Product }) {
  const set = useLive(chosenSet)
  const isJacket = product.detail?.sizes.some((size) => /^\d+[SRL]$/.test(size)) ?? false
  if (!isJacket || set?.kind !== 'body') return null
  return <SizeHint values={set.values} height={set.height ?? undefined} />
}
