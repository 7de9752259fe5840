import { useState } from 'react'
import type { Product } from '#domain/products/product.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useCart } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import { deferredSets } from '#features/catalogue/grid/useKnownMeasurements.ts'

/** What the shopper chooses for a piece before it goes into the cart: cloth, and for whom. */
export function usePieceChoice(product: Product) {
  const { add } = useCart()
  const [busy, run] = useBusy()
  const sets = useLive(deferredSets) ?? []
  const [set, chooseSet] = useState<string>()
  const only = sets.length === 1 ? sets[0] : undefined
  const materials = product.detail?.materials ?? []
  const [material, chooseMaterial] = useState<string | undefined>(materials[0])
  const [isChoosing, setChoosing] = useState(false)
  return {
    materials,
    material,
    chooseMaterial,
    /** Whether the shopper has reached the choice of material; `beginChoosing` sets it. */
    isChoosing,
    beginChoosing: () => setChoosing(true),
    sets,
    set,
    chooseSet,
    /** The measurements it would be cut to, as far as they are known: of several people, none is assumed. */
    measured: set === undefined ? only : sets.find(({ id }) => id === set),
    busy,
    add: () => run(() => add(product, { set, ...(material && { material }) })),
  }
}
