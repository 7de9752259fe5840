import { useNavigate } from 'react-router-dom'
import { cartTotal, linesTooMany, type CartLine } from '#domain/cart/cart.ts'
import { enteredCode, enterOfferCode } from '#data/cart/offers.ts'
import { cart as words } from '#copy/shop/cart.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Price } from '#ui/parts/Price.tsx'
import { Totals } from '#ui/facts/Totals.tsx'
import { useAuth, usePageData } from '#ui/state/contexts.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { OfferCodeField } from '#ui/forms/OfferCodeField.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './cart.module.css'
import { useLazy } from '#ui/state/useLazy.ts'
import '#ui/styles/parts/card.css'

/** The cart's total. For signed-out shoppers the checkout link goes to the login first. */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const navigate = useNavigate()
  const { status } = useAuth().session
  const tooMany = linesTooMany(lines)
  const entered = useLive(enteredCode)
  const total = cartTotal(lines)

  function proceed() {
    if (status === 'in') return void navigate(paths.checkout)
    notifyProblem('cartNeedsLogin')
    void navigate(paths.login, { state: { from: paths.cart } })
  }

  return (
    <section className={`card stack ${styles.summary}`} aria-labelledby="cart-summary">
      <div className="row">
        <h2 id="cart-summary">{words.summary}</h2>
        <p className="hint">{words.count(lines.length)}</p>
      </div>
      {entered && <OfferCodeField lines={lines} code={entered.code} onEnter={enterOfferCode} />}
      <Totals total={total} />
      <CartPromise lines={lines} />
      {tooMany > 0 && (
        <p id="cart-too-many" role="alert">
          {words.tooMany(tooMany)}
        </p>
      )}
      <div className={styles.bar}>
        <p className={styles.barTotal} aria-hidden="true">
          <Price rupees={total} charged />
        </p>
        <Button
          disabled={status === 'loading' || tooMany > 0}
          aria-describedby={tooMany > 0 ? 'cart-too-many' : undefined}
          onClick={proceed}
        >
          {status === 'out' ? words.loginToCheckout : words.checkout}
        </Button>
      </div>
    </section>
  )
}

/** The days promised for the whole cart, where the house promises days. */
function CartPromise({ lines }: { lines: readonly CartLine[] }) {
  const parts = useLazy(usePageData().shop.workroom !== undefined, loadParts)
  return parts && <parts.PromisedDays work={lines} load={parts.workroomLoad} />
}

async function loadParts() {
  const [ui, data] = await Promise.all([
    import('#ui/workroom/PromisedDays.tsx'),
    import('#data/shop/workroomLoad.ts'),
  ])
  return { ...ui, ...data }
}
