import { useEffect, useState } from 'react'
import { useMatch } from 'react-router-dom'
import { ledgerEvents } from '#data/desk/ledger.ts'
import { eventsOf, ownerOrders } from '#data/desk/orders.ts'
import { deskItems } from '#data/desk/edits/queuedEdits.ts'
import { withWaitingEvents } from '#domain/desk/waitingEvents.ts'
import { sumsOf } from '#domain/money/ledger.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { customerOf, isFinished, nextDueOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import { deskPages } from '#copy/desk/adminPages.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/forms/Field.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from '#features/admin/parts/parts.module.css'
import { DueDay } from '#features/admin/parts/DueDay.tsx'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { ChatLink } from '#features/admin/chat/ChatLink.tsx'
import { ConfirmMove } from '#features/admin/move/ConfirmMove.tsx'
import { OrderDocuments } from '#features/admin/documents/OrderDocuments.tsx'
import { MoveButtons } from '#features/admin/move/MoveButtons.tsx'
import { MovedBar } from '#features/admin/move/MovedBar.tsx'
import { StepsBack } from '#features/admin/move/StepsBack.tsx'
import { BackToList } from '#features/admin/rows/BackToList.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'
import { OrderCustomer } from '#features/admin/customer/OrderCustomer.tsx'
import { OrderDatesForm } from './OrderDatesForm.tsx'
import { OrderFittings } from '#features/admin/fittings/OrderFittings.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { WorkCardFoot, WorkCardHead } from './WorkCard.tsx'
import own from './order.module.css'
import { useMove } from '#features/admin/move/useMove.ts'

/** One order with all its details; prints as the work card. */
export function OrderPage() {
  const id = useMatch(paths.adminOrder(':id'))?.params.id
  const orders = useLive(ownerOrders.rows)
  const order = orders?.find((known) => known.id === id)
  return (
    <>
      <Head copy={deskPages.orders} />
      <BackToList />
      <ReplicaGate of={ownerOrders} loading={adminOrders.loading} problem="unreachable">
        {order ? <Known order={order} /> : <p role="alert">{adminOrders.notFound}</p>}
      </ReplicaGate>
    </>
  )
}

function Known({ order }: { order: OwnerOrder }) {
  const [note, setNote] = useState('')
  const { moved, move, undo, dismiss, asked, confirm, keep } = useMove((sent) =>
    // What was typed since is for the next step, and Undo sends no note.
    setNote((now) => (now === sent ? '' : now)),
  )
  const [events, reload] = useEvents(order)
  const due = nextDueOf(order)
  const sums = sumsOf(order.total, order)
  return (
    <article className={`stack ${own.order}`}>
      <WorkCardHead order={order} />
      <div className={`${styles.head} ${own.head}`}>
        <div>
          <h1>
            <UnbrokenNumber text={orderName(order.number)} />{' '}
            <span className="chip">{statusCopy(order.status).label}</span>{' '}
            <span className="chip">{adminOrders.sources[order.source]}</span>
          </h1>
          <p className={own.whose}>
            {customerOf(order)}
            {due && (
              <span>
                {adminOrders.dueKinds[due.what]} <DueDay day={due.day} />
              </span>
            )}
          </p>
        </div>
        <div className="row">
          <ChatLink order={order} />
          <Button look="outline" onClick={() => window.print()}>
            {adminOrders.print}
          </Button>
        </div>
      </div>
      <ConfirmMove asked={asked} onYes={confirm} onNo={keep} />
      <section className={styles.noPrint} aria-label={adminOrders.actions(orderName(order.number))}>
        {isFinished(order.status) ? (
          <p>{adminOrders.final}</p>
        ) : (
          <div className={styles.tools}>
            <Field
              label={adminOrders.note}
              value={note}
              maxLength={1000}
              onChange={({ target }) => setNote(target.value)}
            />
            <MoveButtons order={order} onMove={(to) => move(order, to, note)} />
          </div>
        )}
        <StepsBack order={order} onMove={(to) => move(order, to, note)} />
      </section>
      {moved && <MovedBar moved={moved} onUndo={undo} onClose={dismiss} />}
      <OrderLines order={order} />
      {order.note && (
        <dl className={own.facts}>
          <dt>{adminOrders.customerNote}</dt>
          <dd className={styles.prose}>{order.note}</dd>
        </dl>
      )}
      <div className={`${styles.columns} ${own.sections}`}>
        <div className={own.column}>
          <OrderCustomer order={order} />
          {/* Days that are being typed stay when the order is moved; newly agreed days replace them. */}
          <OrderDatesForm key={`${order.trialDate} ${order.dueDate}`} order={order} />
          <OrderFittings order={order} />
        </div>
        <div className={own.column}>
          <OrderPayments order={order} events={events} sums={sums} onChange={reload} />
          <OrderDocuments order={order} events={events} sums={sums} />
        </div>
        <div className={own.column}>
          <OrderNotes order={order} events={events} onChange={reload} />
          <OrderTimeline events={events} />
        </div>
      </div>
      <WorkCardFoot />
    </article>
  )
}

/** The order's events. Its ledger is there before the rest of them, and without a network. */
function useEvents(order: OwnerOrder): [OrderEvent[], () => void] {
  const ledger = useRows(ledgerEvents)
  const [events, setEvents] = useState<OrderEvent[]>([])
  const [reloads, setReloads] = useState(0)
  const waiting = useLive(deskItems) ?? NONE
  useEffect(() => {
    let here = true
    void eventsOf(order.id).then((found) => here && setEvents(found))
    return () => {
      here = false
    }
  }, [order.id, order.seq, reloads, waiting.length])
  const all = withWaitingEvents(order.id, [...ledger, ...events], waiting)
  return [all, () => setReloads((count) => count + 1)]
}

const NONE: readonly never[] = []
