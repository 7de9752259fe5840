import type { ShopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'

/** A page of the desk on the device behind the proxy, signed in only if the device still is. */
export function openDeskPage({ device }: Pick<ShopBehindProxy, 'device'>) {
  return device.open(async () => ({
    ...(await import('#data/desk/account.ts')),
    ...(await import('#data/desk/products.ts')),
    ...(await import('#data/desk/orders.ts')),
    ...(await import('#data/desk/ledger.ts')),
    ...(await import('#data/desk/edits/retryEdit.ts')),
    ...(await import('#data/desk/edits/queuedEdits.ts')),
    ...(await import('#data/outbox/sending/queue.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
}

/** The same, with the owner signed in. */
export async function openOwnerDesk(shop: Pick<ShopBehindProxy, 'device' | 'owner'>) {
  const desk = await openDeskPage(shop)
  await desk.adminSignIn(shop.owner.email, shop.owner.password)
  return desk
}
