import { useState, useMemo } from 'react'
import { reorderOptions } from '#domain/orders/lineOptions.ts'
import { shortChatLink } from '#domain/orders/chat.ts'
import { productById } from '#data/catalogue/catalogue.ts'
import { cancelOrder } from '#data/orders/orders.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'
import { outbox, outboxStates } from '#copy/base/offline.ts'
import { orders as words, statusCopy } from '#copy/shop/orders.ts'
import { lineMade } from '#copy/shop/lineOptions.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Confirm } from '#ui/notices/Confirm.tsx'
import { DiscountNote } from '#ui/parts/DiscountNote.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { Price } from '#ui/parts/Price.tsx'
import { useCart, usePageData, type Cart } from '#ui/state/contexts.ts'
import { dayText, momentText } from '#ui/parts/day.ts'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from '#features/account/account.module.css'
import { liveOrderEvents } from '#data/orders/orderEvents.ts'
import { useLive } from '#ui/state/useLive.ts'

/** One order: its status, its lines and the actions it allows. */
export function OrderEntry({ order }: { order: ShopperOrder }) {
  const { shop } = usePageData()
  const cart = useCart()
  const [busy, run] = useBusy()
  const [confirming, setConfirming] = useState(false)
  const [isInCart, setInCart] = useState(false)
  const { number, status, state, lines, total, cancellable } = order
  const sent = state === 'sent'

  function cancel() {
    setConfirming(false)
    run(async () => {
      const cancelled = await cancelOrder(order.id)
      if (cancelled.ok) notify(words.cancelled)
      else notifyProblem(cancelled.problem)
    })
  }

  function again() {
    run(async () => setInCart(await orderAgain(order, cart)))
  }

  return (
    <li aria-labelledby={`order-${order.id}`}>
      <div className={styles.orderHead}>
        <h2 id={`order-${order.id}`}>
          {words.number} {number}
        </h2>
        <span className="chip">{sent ? statusCopy(status).label : outboxStates[state]}</span>
      </div>
      <p>
        {sent && statusCopy(status).meaning}{' '}
        <small>
          {sent
            ? words.placedOn(dayText(order.created) ?? '')
            : outbox.savedAt(momentText(order.created) ?? '')}
        </small>
      </p>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            {line.quantity} x {line.name}, <Price rupees={line.price} />
            <DiscountNote discount={line.discount} />
            <small> {lineMade(line)}</small>
            {line.measurements && <small> {words.measurements(line.measurements.setName)}</small>}
          </li>
        ))}
      </ul>
      <p>
        {words.total}: <Price rupees={total} charged />
      </p>
      {sent ? <OrderTimeline order={order.id} /> : !cancellable && <p>{words.onItsWay}</p>}
      <div className="row">
        <a className="button" data-look="outline" href={shortChatLink(shop.whatsappNumber, number)}>
          {words.chat}
        </a>
        <Button look="outline" busy={busy} onClick={again}>
          {words.again}
        </Button>
        {cancellable && (
          <Button look="quiet" busy={busy} onClick={() => setConfirming(true)}>
            {words.cancel}
          </Button>
        )}
      </div>
      {isInCart && (
        <p role="status">
          {words.inCart} <Link to={paths.cart}>{words.toCart}</Link>
        </p>
      )}
      {confirming && (
        <Confirm
          title={words.cancel}
          question={words.cancelQuestion(number)}
          yes={words.cancel}
          onYes={cancel}
          onNo={() => setConfirming(false)}
        />
      )}
    </li>
  )
}

/**
 * Adds the order's pieces to the cart again at today's prices, skipping those no longer sold.
 * @returns whether any is in the cart now
 */
async function orderAgain({ lines }: ShopperOrder, { add }: Cart): Promise<boolean> {
  let [isAdded, isGone] = [false, false]
  for (const line of lines) {
    const product = await productById(line.product)
    if (!product) {
      isGone = true
      continue
    }
    const choices = reorderOptions(line, product.detail?.materials)
    const { quantity, measurements } = line
    if (!(await add(product, { ...choices, quantity, set: measurements?.set }))) return isAdded
    isAdded = true
  }
  // Last, because a success replaces the problems before it.
  if (isGone) notifyProblem('productGone')
  return isAdded
}

/** An order's events, newest first, as far as this device has received them. */
function OrderTimeline({ order }: { order: string }) {
  const live = useMemo(() => liveOrderEvents(order), [order])
  const events = useLive(live) ?? []
  const moves = events.filter((event) => event.kind === 'status')
  if (moves.length === 0) return null
  return (
    <details>
      <summary>{words.history}</summary>
      <ol className={styles.timeline}>
        {moves.map(({ id, to, created }) => (
          <li key={id}>{words.moved(to, momentText(created) ?? '')}</li>
        ))}
      </ol>
    </details>
  )
}
