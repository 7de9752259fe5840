import { writeCache } from '#data/live/localStorageCache.ts'
import { persisted } from '#data/live/persisted.ts'
import { fieldReader, parseJson } from '#domain/base/parse.ts'

/** An order that this device is subscribed to; `payToken` is empty for one of an account. */
export type FollowedOrder = { id: string; payToken: string }

/** What this device is subscribed to. */
type Followed = { orders: FollowedOrder[]; desk: boolean }

const KEY = 'darzi_push'

/** Stored here too, because browsers renew endpoints without notice. */
export const followed = persisted<Followed>(KEY, (text) => {
  const from = fieldReader(parseJson(text))
  return { orders: from.readable('orders', parseOrder), desk: from.flag('desk') }
})

/** What this device is subscribed to now. */
export function whatIsFollowed(): Followed {
  return followed.current() ?? { orders: [], desk: false }
}

function parseOrder(stored: unknown) {
  const from = fieldReader(stored)
  return from.finish({ id: from.text('id'), payToken: from.textOr('payToken', '') })
}

export function addFollowed(order: FollowedOrder): void {
  const { orders } = whatIsFollowed()
  change({ orders: [...orders.filter(({ id }) => id !== order.id), order] })
}

export function removeFollowed(dropped: string): void {
  change({ orders: whatIsFollowed().orders.filter(({ id }) => id !== dropped) })
}

export function setDeskFollowed(desk: boolean): void {
  change({ desk })
}

function change(next: Partial<Followed>): void {
  writeCache(KEY, JSON.stringify({ ...whatIsFollowed(), ...next } satisfies Followed))
}
