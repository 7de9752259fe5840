import { useRef, type FormEvent } from 'react'
import type { CartLine } from '#domain/cart/cart.ts'
import type { CheckoutDraft } from '#domain/orders/checkoutDraft.ts'
import { checkShipping, shipsAbroad } from '#domain/orders/checkShipping.ts'
import { PAYMENT_METHOD } from '#domain/orders/order.ts'
import { SHIPPING_FIELDS } from '#domain/orders/shipping.ts'
import { connection } from '#data/server/connection.ts'
import { checkout as words, whatsapp } from '#copy/shop/checkout.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { Button } from '#ui/parts/Button.tsx'
import { ShippingFields } from '#ui/forms/ShippingFields.tsx'
import { useAuth, usePageData } from '#ui/state/contexts.ts'
import { Link } from '#ui/parts/Link.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import shared from '#features/checkout/checkout.module.css'
import styles from './form.module.css'
import { OrderSummary } from '#features/checkout/OrderSummary.tsx'
import { AddressChoice, KeepAddress } from './AddressChoice.tsx'
import { OrderBrief } from './OrderBrief.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import { PriceChanges } from './PriceChanges.tsx'
import type { Placing } from './usePlaceOrder.ts'
import { WhatsAppPayment } from './WhatsAppPayment.tsx'
import { Wishes } from './Wishes.tsx'
import '#ui/styles/parts/card.css'

const PAY_FIRST = 'checkout-pay-first'

type CheckoutFormProps = {
  draft: CheckoutDraft
  number: string
  lines: readonly CartLine[]
  change: (draft: CheckoutDraft) => void
  placing: Placing
}

/** The checkout form. Does not submit while a field is invalid: the first one gets the focus. */
export function CheckoutForm({ draft, number, lines, change, placing }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { session } = useAuth()
  const { shop } = usePageData()
  const online = useLive(connection) !== 'offline'
  const { busy, fields, changes } = placing
  const isChat = draft.paymentMethod === PAYMENT_METHOD

  function focus(name: string) {
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const problems = checkShipping(draft.shipping)
    const first = SHIPPING_FIELDS.find((field) => problems[field])
    const isUnpaid = draft.paymentMethod === ''
    placing.setFields({ ...problems, ...(isUnpaid && { paymentMethod: 'paymentMethodMissing' }) })
    if (isUnpaid) notifyProblem('paymentMethodMissing')
    if (first) return focus(first)
    if (isUnpaid) return focus('paymentMethod')
    placing.place(draft, lines)
  }

  return (
    <form ref={form} className={shared.layout} onSubmit={submit} noValidate data-saves-draft>
      <OrderBrief lines={lines} />
      <div className={styles.main}>
        <section className="stack" aria-labelledby="checkout-shipping">
          <h2 id="checkout-shipping">{words.shipping}</h2>
          {session.status === 'out' && (
            <p className="hint">
              {shop.mailLeaves === 'never' ? words.guestUnmailed : words.guest}{' '}
              <Link to={paths.login} state={{ from: paths.checkout }}>
                {words.login}
              </Link>
            </p>
          )}
          {draft.remembered && <p className="hint">{words.remembered}</p>}
          {session.status === 'in' && (
            <AddressChoice draft={draft} change={change} shopper={session.user} />
          )}
          <ShippingFields
            shipping={draft.shipping}
            problems={fields}
            onChange={(shipping) => change({ ...draft, shipping, remembered: false })}
          />
          {session.status === 'in' && <KeepAddress draft={draft} change={change} />}
        </section>
        <Wishes draft={draft} lines={lines} noteProblem={fields['note']} change={change} />
        <PaymentMethod
          chosen={draft.paymentMethod}
          isMissing={draft.paymentMethod === '' && fields['paymentMethod'] !== undefined}
          onChoose={(paymentMethod) => change({ ...draft, paymentMethod })}
        >
          <WhatsAppPayment draft={draft} number={number} lines={lines} />
        </PaymentMethod>
      </div>
      <div className={`card stack ${shared.aside}`}>
        <OrderSummary lines={lines} abroad={shipsAbroad(draft.shipping)} />
        {!online && <p role="status">{words.offline}</p>}
        <div className={styles.placing}>
          {isChat && <p id={PAY_FIRST}>{whatsapp.note}</p>}
          <Button
            type="submit"
            wide
            busy={busy}
            busyLabel={busyLabels.order}
            aria-describedby={isChat ? PAY_FIRST : undefined}
          >
            {words.placeOrder}
          </Button>
          <p className="hint">{words.cancellable}</p>
        </div>
        <Link to={paths.cart}>{words.backToCart}</Link>
      </div>
      {changes.length > 0 && (
        <PriceChanges draft={draft} lines={lines} changes={changes} placing={placing} />
      )}
    </form>
  )
}
