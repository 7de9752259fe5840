import { outboxStateText } from '#copy/shop/orders.ts'
import { useState } from 'react'
import { needsShopper } from '#domain/outbox/outbox.ts'
import { cancelOrder } from '#data/orders/orders.ts'
import { liveOutbox } from '#data/outbox/list.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'
import { common } from '#copy/base/frame.ts'
import { savedForLater } from '#copy/base/savedForLater.ts'
import { orderSuccess, orderWaiting as words } from '#copy/shop/checkout.ts'
import { dayLines, estimatedDay } from '#copy/shop/promise.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { unbrokenDays } from '#ui/parts/day.ts'
import { notifyProblem, dismissNotice } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useLive } from '#ui/state/useLive.ts'
import { NeedsShopper } from './NeedsShopper.tsx'
import shared from '#features/checkout/checkout.module.css'
import styles from './placed.module.css'
import { OrderButtons } from './OrderButtons.tsx'
import { OrderedPieces } from './OrderedPieces.tsx'
import '#ui/styles/parts/chips.css'

type WaitingOrderProps = { order: ShopperOrder; onCancelled: () => void }

/** An order not sent yet: it never claims to be placed, and can be cancelled. */
export function WaitingOrder({ order, onCancelled }: WaitingOrderProps) {
  const { neededBy = '', shownDate = '' } = order
  const [busy, run] = useBusy()
  const [confirming, setConfirming] = useState(false)
  const item = useLive(liveOutbox)?.find(({ id }) => id === order.id)
  const needsInput = needsShopper({ status: order.state })
  const mayHaveArrived = item !== undefined && !item.cancellable
  const uncertain = mayHaveArrived && !needsInput

  function cancel() {
    setConfirming(false)
    run(async () => {
      const result = await cancelOrder(order.id)
      if (!result.ok) return notifyProblem(result.problem)
      dismissNotice(savedForLater)
      onCancelled()
    })
  }

  return (
    <div className="page">
      <Head copy={shopperPages.orderWaiting} />
      <div className={`${shared.layout} ${styles.columns}`}>
        <div className={styles.placed}>
          <div className={styles.placedHead}>
            <h1>{words.title}</h1>
            <p className="label">
              <UnbrokenNumber text={orderSuccess.number(order.number)} />
            </p>
            <p className="chip" role="status">
              {outboxStateText(order.state, order.problem)}
            </p>
          </div>
          <p>{leadOf(needsInput, mayHaveArrived)}</p>
          <div className={styles.days}>
            {dayLines({ neededBy }).map((line) => (
              <p key={line}>{unbrokenDays(line)}</p>
            ))}
            {shownDate !== '' && <p>{unbrokenDays(estimatedDay(shownDate))}</p>}
          </div>
          <NeedsShopper order={order} />
          <p>{uncertain ? words.unansweredNext : words.next}</p>
          <OrderButtons />
          {item?.cancellable && (
            <div className="row">
              <Button look="danger" busy={busy} onClick={() => setConfirming(true)}>
                {words.cancel}
              </Button>
            </div>
          )}
        </div>
        <OrderedPieces order={order} />
      </div>
      {confirming && (
        <ConfirmDialog
          no={common.close}
          title={words.cancel}
          text={words.cancelQuestion}
          yes={words.cancel}
          onYes={cancel}
          onNo={() => setConfirming(false)}
        />
      )}
    </div>
  )
}

function leadOf(needsInput: boolean, mayHaveArrived: boolean): string {
  if (mayHaveArrived) return needsInput ? words.unansweredNeedsYou : words.unanswered
  return needsInput ? words.needsYou : words.lead
}
