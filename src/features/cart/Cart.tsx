import { useState } from 'react'
import type { CartLine } from '#domain/cart/cart.ts'
import { initialCartLines, clearCart, removeLine, restoreLine } from '#data/cart/cart.ts'
import { cart as words } from '#copy/shop/cart.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { UndoNotice } from '#ui/notices/UndoNotice.tsx'
import { useLive } from '#ui/state/useLive.ts'
import styles from './cart.module.css'
import { CartItem } from './CartItem.tsx'
import { CartSummary } from './CartSummary.tsx'
import { deferredOrderInFlight } from '#data/sync/deferred.ts'
import { emptyStates } from '#copy/base/emptyStates.ts'
import { NavigateButton } from '#ui/parts/NavigateButton.tsx'
import { EmptyState } from '#ui/pictures/EmptyState.tsx'
import { OrderInFlight } from '#ui/parts/OrderInFlight.tsx'
import { WithoutScript } from '#ui/parts/WithoutScript.tsx'
import { paths } from '#ui/routing/paths.ts'

type Removed = { lines: CartLine[]; text: string }

/** This device's cart: its lines, the total, and the link to the checkout. */
export function Cart() {
  const lines = useLive(initialCartLines)
  const [removed, setRemoved] = useState<Removed>()

  async function remove(line: CartLine) {
    const taken = await removeLine(line.id)
    if (taken) setRemoved({ lines: [taken], text: words.removed(line.title) })
  }

  async function clear() {
    const taken = await clearCart()
    // A second tap finds nothing left, and must not replace what the first one can undo.
    if (taken.length > 0) setRemoved({ lines: taken, text: words.cleared })
  }

  async function undo({ lines: taken }: Removed) {
    setRemoved(undefined)
    for (const line of taken) await restoreLine(line)
  }

  return (
    <div className="page stack" aria-busy={lines === undefined}>
      <Head copy={shopperPages.cart} />
      <h1>{words.title}</h1>
      <WithoutScript />
      {lines === undefined && (
        <p className={styles.opening} role="status">
          {words.loading}
        </p>
      )}
      {lines?.length === 0 && <EmptyCart />}
      {lines !== undefined && lines.length > 0 && (
        <div className={styles.layout}>
          <div>
            <ul className={styles.items}>
              {lines.map((line) => (
                <CartItem key={line.id} line={line} onRemove={() => void remove(line)} />
              ))}
            </ul>
            <div className={styles.foot}>
              <p>{words.lead}</p>
              <Button look="quiet" onClick={() => void clear()}>
                {words.clear}
              </Button>
            </div>
          </div>
          <CartSummary lines={lines} />
        </div>
      )}
      {removed && (
        <UndoNotice
          key={removed.lines.map(({ id }) => id).join()}
          text={removed.text}
          onUndo={() => void undo(removed)}
          onDismiss={() => setRemoved(undefined)}
        />
      )}
    </div>
  )
}

/** The empty cart. */
function EmptyCart() {
  return (
    <EmptyState picture="gallery-fabrics">
      <p>{emptyStates.cart}</p>
      <OrderInFlight order={useLive(deferredOrderInFlight)?.order} />
      <NavigateButton to={paths.catalogue}>{words.continueShopping}</NavigateButton>
    </EmptyState>
  )
}
