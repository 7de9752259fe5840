import { useLocation, useSearchParams } from 'react-router-dom'
import { isRecordId } from '#domain/base/identity.ts'
import { NoOrder } from './NoOrder.tsx'
import { OneOrder } from './OneOrder.tsx'

/** The confirmation of one order, named by the route's state or by the address (spec section 4). */
export function OrderSuccess() {
  const [search] = useSearchParams()
  const handed = handedOver(useLocation().state)
  const id = handed?.order ?? search.get('order') ?? ''
  if (!isRecordId(id)) return <NoOrder />
  return <OneOrder key={id} id={id} placed={handed?.placed ?? false} />
}

/** What the checkout said when it led here. */
function handedOver(state: unknown): { order: string; placed: boolean } | undefined {
  if (typeof state !== 'object' || state === null || !('order' in state)) return undefined
  const { order } = state
  if (typeof order !== 'string') return undefined
  return { order, placed: 'placed' in state && state.placed === true }
}
