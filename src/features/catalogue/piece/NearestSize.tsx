import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import type { Product } from '#domain/products/product.ts'
import { useLazy } from '#ui/state/useLazy.ts'

type NearestSizeProps = { product: Product; set: MeasurementSet | undefined }

/** The size estimator loads with the first body to estimate for. */
const loadParts = () => import('#ui/body/SizeHint.tsx')

/** The jacket size nearest to the body that a piece is cut to, for products in jacket sizes. */
export function NearestSize({ product, set }: NearestSizeProps) {
  const isJacket = product.detail?.sizes.some((size) => /^\d+[SRL]$/.test(size)) ?? false
  const body = isJacket && set?.kind === 'body' ? set : undefined
  const parts = useLazy(body !== undefined, loadParts)
  return parts && body && <parts.SizeHint values={body.values} height={body.height ?? undefined} />
}
