import { useMemo } from 'react'
import type { Product } from '#domain/products/product.ts'
import { Picture } from '#ui/parts/Picture.tsx'
import type { Live } from '#domain/base/live.ts'
import { useLive } from '#ui/state/useLive.ts'

type PiecePictureProps = {
  /** The product's id. */
  product: string
  find: (product: string) => Live<{ product?: Product | undefined }>
  /** How wide it is shown. */
  sizes: string
}

/**
 * The catalogue's picture of an ordered piece beside its name; blank where it has none, or is no longer
 * sold.
 */
export function PiecePicture({ product, find, sizes }: PiecePictureProps) {
  const live = useMemo(() => find(product), [find, product])
  const found = useLive(live)?.product
  return found?.image ? <Picture source={found.image} alt="" sizes={sizes} /> : null
}
