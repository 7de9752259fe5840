import { useEffect } from 'react'
import { isOnItsWay } from '#domain/orders/order.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'
import { followed } from '#data/push/followed.ts'
import { followOrder, renewPushes, unfollowOrder } from '#data/push/push.ts'
import { pushState } from '#data/push/pushState.ts'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useLive } from '#ui/state/useLive.ts'
import styles from './order.module.css'

/**
 * Turns on this device's push notifications about the order: when the trial or the pieces are
 * ready.
 */
export function FollowOrder({ order }: { order: ShopperOrder }) {
  const { id, state, status, user, payToken = '' } = order
  const [busy, run] = useBusy()
  const orders = useLive(followed)?.orders ?? []
  useEffect(() => {
    void renewPushes()
  }, [])
  // Older guest orders lack the secret that identifies their device to the server.
  const isKnown = state === 'sent' && (user !== '' || payToken !== '')
  if (!isKnown || !isOnItsWay(status)) return null

  function follow() {
    run(async () => {
      const done = await followOrder(order)
      if (!done.ok) notifyProblem(done.problem)
    })
  }

  const unfollow = () => run(() => unfollowOrder(id))
  const push = pushState(orders.some((one) => one.id === id))
  const isFollowed = push === 'on'
  switch (push) {
    case 'unsupported':
      return null
    case 'installFirst':
      return <p className={`hint ${styles.screenOnly}`}>{words.tellInstalled}</p>
    case 'blocked':
      return <p className={`hint ${styles.screenOnly}`}>{words.tellBlocked}</p>
    case 'off':
    case 'on':
      return (
        <div className={`row ${styles.screenOnly}`}>
          {isFollowed && <p role="status">{words.telling}</p>}
          <Button look="quiet" busy={busy} onClick={isFollowed ? unfollow : follow}>
            {isFollowed ? words.stopTelling : words.tellMe}
          </Button>
        </div>
      )
  }
}
