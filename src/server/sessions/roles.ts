import type { OrderEvent } from '#domain/orders/orderEvent.ts'

/** Who acts in a request. */
export type Actor = { actor: OrderEvent['actor']; actorId: string }

/** The signed-in owner. A token of one collection never counts as one of another. */
export function ownerOf(e: core.RequestEvent): RecordOf<'admins'> | undefined {
  return signedIn(e, 'admins')
}

/** The signed-in shopper. */
export function shopperOf(e: core.RequestEvent): RecordOf<'users'> | undefined {
  return signedIn(e, 'users')
}

function signedIn<Name extends CollectionName>(
  { auth }: core.RequestEvent,
  collection: Name,
): RecordOf<Name> | undefined {
  return auth && isOf(auth, collection) ? auth : undefined
}

function isOf<Name extends CollectionName>(
  record: core.Record,
  collection: Name,
): record is RecordOf<Name> {
  return record.collection().name === collection
}

/** Who an order event names as its cause. */
export function actorOf(e: core.RequestEvent): Actor {
  if (e.auth && (ownerOf(e) || e.hasSuperuserAuth())) return { actor: 'owner', actorId: e.auth.id }
  const shopper = shopperOf(e)
  return shopper ? { actor: 'shopper', actorId: shopper.id } : { actor: 'guest', actorId: '' }
}
