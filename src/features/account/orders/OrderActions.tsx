import { useState, type ReactNode } from 'react'
import { reorderOptions } from '#domain/cart/lineOptions.ts'
import { productById } from '#data/catalogue/catalogue.ts'
import { cancelOrder } from '#data/orders/orders.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'
import { common } from '#copy/base/frame.ts'
import { orders as words } from '#copy/shop/orders.ts'
import { Button } from '#ui/parts/Button.tsx'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { OpenOrderChat } from '#ui/documents/OpenOrderChat.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useCart, type Cart } from '#ui/state/contexts.ts'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from './orders.module.css'

type OrderActionsProps = {
  order: ShopperOrder
  /** Whether the shopper is asked for something else first, such as a payment. */
  isAsked: boolean
  /** Further quiet buttons. */
  children?: ReactNode
  /** Called once the order has been cancelled. */
  onCancelled?: () => void
}

/** Chat, order again and, while it is allowed, cancel. */
export function OrderActions({ order, isAsked, children, onCancelled }: OrderActionsProps) {
  const cart = useCart()
  const [busy, run] = useBusy()
  const [confirming, setConfirming] = useState(false)
  const [isInCart, setInCart] = useState(false)
  const { number, cancellable } = order

  function cancel() {
    setConfirming(false)
    run(async () => {
      const cancelled = await cancelOrder(order.id)
      if (!cancelled.ok) return notifyProblem(cancelled.problem)
      notify(words.cancelled)
      onCancelled?.()
    })
  }

  function again() {
    run(async () => setInCart(await orderAgain(order, cart)))
  }

  return (
    <div className={styles.actions}>
      <OpenOrderChat number={number} look={isAsked ? 'outline' : 'solid'}>
        {words.chat}
      </OpenOrderChat>
      <Button look="outline" busy={busy} onClick={again}>
        {words.again}
      </Button>
      {(children || cancellable) && (
        <div className={`row ${styles.quiet}`}>
          {children}
          {cancellable && (
            <Button look="quiet" busy={busy} onClick={() => setConfirming(true)}>
              {words.cancel}
            </Button>
          )}
        </div>
      )}
      {isInCart && (
        <p role="status">
          {words.inCart} <Link to={paths.cart}>{words.toCart}</Link>
        </p>
      )}
      {confirming && (
        <ConfirmDialog
          no={common.close}
          title={words.cancel}
          text={words.cancelQuestion(number)}
          yes={words.cancel}
          onYes={cancel}
          onNo={() => setConfirming(false)}
        />
      )}
    </div>
  )
}

/**
 * Adds the order's pieces to the cart again at today's prices, skipping those no longer sold.
 * @returns whether any is in the cart now
 */
async function orderAgain({ lines }: ShopperOrder, { add }: Cart): Promise<boolean> {
  let isAdded = false
  let isGone = false
  for (const line of lines) {
    const product = await productById(line.product)
    if (!product) {
      isGone = true
      continue
    }
    const choices = reorderOptions(line, product.detail)
    const { quantity, measurements } = line
    if (!(await add(product, { ...choices, quantity, set: measurements?.set }))) return isAdded
    isAdded = true
  }
  // Last, because a success replaces the problems before it.
  if (isGone) notifyProblem('productGone')
  return isAdded
}
