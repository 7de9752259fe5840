import { useEffect, useState } from 'react'
import { ownedShop } from '#data/desk/shop.ts'
import { useRows } from '#features/admin/rows/useRows.ts'
import { useLazy } from '#ui/state/useLazy.ts'

const load = () => import('./FirstRun.lazy.tsx').then(({ FirstRun }) => FirstRun)

/**
 * The setup checklist, loaded unless it was dismissed. Waits for the server's current settings: a
 * stale replica may not know yet that another tablet has dismissed it.
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
