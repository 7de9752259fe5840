import { useState, type ComponentType } from 'react'
import { useHydrated } from '#ui/state/useHydrated.ts'

/** A page that hydrates what the server rendered, and is another component when it is shown again. */
export function servedOnce(Served: ComponentType, Later: ComponentType): ComponentType {
  return function ServedOnce() {
    const hydrated = useHydrated()
    const [isServed] = useState(!hydrated)
    return isServed ? <Served /> : <Later />
  }
}
