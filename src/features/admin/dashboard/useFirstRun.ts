import { useEffect, useState } from 'react'
import { ownedShop } from '#data/desk/shop.ts'
import { useRows } from '#features/admin/parts/useRows.ts'
import { useLazy } from '#ui/state/useLazy.ts'

const load = () => import('./FirstRun.lazy.tsx').then(({ FirstRun }) => FirstRun)

/**
 * The first-run list, loaded unless the house has hidden it, with the settings as the server has
 * them now: it must not appear on a tablet that has not heard yet that it is hidden.
 */
export function useFirstRun() {
  const [owned] = useRows(ownedShop)
  const [isPulled, setPulled] = useState(false)
  useEffect(() => {
    let mounted = true
    void ownedShop.pull().then(() => mounted && setPulled(true))
    return () => {
      mounted = false
    }
  }, [])
  const FirstRun = useLazy(isPulled && owned?.shop.firstRunDismissed !== true, load)
  return isPulled && FirstRun && owned ? { FirstRun, owned } : undefined
}
