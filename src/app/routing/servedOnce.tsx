import { useState, type ComponentType } from 'react'
import { useHydrated } from '#ui/state/useHydrated.ts'

/**
 * A page that hydrates with the `Served` component, and renders `Later` when it is mounted again.
 */
export function servedOnce(Served: ComponentType, Later: ComponentType): ComponentType {
  return function ServedOnce() {
    const hydrated = useHydrated()
    const [isServed] = useState(!hydrated)
    return isServed ? <Served /> : <Later />
  }
}
