import { useLocation, useSearchParams } from 'react-router-dom'
import { isRecordId } from '#domain/base/identity.ts'
import { OneOrder, NoOrder } from './OneOrder.tsx'

/**
 * The confirmation of one order, identified by the router state or the address (spec section 4).
 */
export function OrderSuccess() {
  const [search] = useSearchParams()
  const routeState = routeStateOf(useLocation().state)
  const id = routeState?.order ?? search.get('order') ?? ''
  if (!isRecordId(id)) return <NoOrder />
  return <OneOrder key={id} id={id} placed={routeState?.placed ?? false} />
}

/** The router state that the checkout passed along. */
function routeStateOf(state: unknown): { order: string; placed: boolean } | undefined {
  if (typeof state !== 'object' || state === null || !('order' in state)) return undefined
  const { order } = state
  if (typeof order !== 'string') return undefined
  return { order, placed: 'placed' in state && state.placed === true }
}
