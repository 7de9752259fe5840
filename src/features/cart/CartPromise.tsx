import type { CartLine } from '#domain/orders/cart.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useLazy } from '#ui/state/useLazy.ts'

/** The days promised for the whole cart, where the house promises days. */
export function CartPromise({ lines }: { lines: readonly CartLine[] }) {
  const parts = useLazy(usePageData().shop.workroom !== undefined, loadParts)
  return parts && <parts.PromisedDays work={lines} load={parts.workroomLoad} />
}

async function loadParts() {
  const [ui, data] = await Promise.all([
    import('#ui/workroom/PromisedDays.tsx'),
    import('#data/shop/workroomLoad.ts'),
  ])
  return { ...ui, ...data }
}
