import type { OrderEvent } from '#domain/orders/orderEvent.ts'

/** Who acts in a request. */
export type Actor = { actor: OrderEvent['actor']; actorId: string }

/** The signed-in owner. A token of one collection never counts as one of another. */
export function ownerOf(e: core.RequestEvent): core.Record | undefined {
  return signedIn(e, 'admins')
}

/** The signed-in shopper. */
export function shopperOf(e: core.RequestEvent): core.Record | undefined {
  return signedIn(e, 'users')
}

function signedIn({ auth }: core.RequestEvent, collection: string): core.Record | undefined {
  return auth && auth.collection().name === collection ? auth : undefined
}

/** Who an order event names as its cause. */
export function actorOf(e: core.RequestEvent): Actor {
  if (e.auth && (ownerOf(e) || e.hasSuperuserAuth())) return { actor: 'owner', actorId: e.auth.id }
  const shopper = shopperOf(e)
  return shopper ? { actor: 'shopper', actorId: shopper.id } : { actor: 'guest', actorId: '' }
}
