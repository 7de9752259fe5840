import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { placeCounterOrder } from '#data/desk/orders.ts'
import { workroomLoad } from '#data/shop/workroomLoad.ts'
import { ownedProducts } from '#data/desk/products.ts'
import { clearCounterDraft } from '#data/desk/drafts/counterDraft.ts'
import { cartTotal } from '#domain/cart/cart.ts'
import { formatRupees } from '#domain/base/money.ts'
import { dayOf } from '#domain/base/day.ts'
import { withDiscounts } from '#domain/cart/discounts.ts'
import { PAYMENT_METHOD } from '#domain/orders/order.ts'
import { totalChange, type TotalChange } from '#domain/orders/pricing.ts'
import { shelfByName } from '#domain/products/productTable.ts'
import type { PriceChange } from '#domain/base/refusal.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import type { FieldProblems } from '#domain/base/problem.ts'
import { checkShipping } from '#domain/orders/checkShipping.ts'
import { adminOrders, counterOrder } from '#copy/desk/adminOrders.ts'
import { discountSentence } from '#copy/shop/offers.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { deskPages } from '#copy/desk/adminPages.ts'
import { PriceChangeList } from '#ui/facts/PriceChangeList.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { AreaField } from '#ui/forms/Field.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { NeededByField } from '#ui/forms/NeededByField.tsx'
import { PromisedDays } from '#ui/workroom/PromisedDays.tsx'
import { useToday } from '#ui/workroom/useToday.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { focusOn } from '#ui/forms/useFirstProblem.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import counter from './counter.module.css'
import { CounterCustomer } from './CounterCustomer.tsx'
import type { CounterDraft } from './counterDraft.ts'
import { atTodaysPrice, isReadable, orderLineOf } from './counterPiece.ts'
import { StartOver } from './StartOver.tsx'
import { useCounterDraft } from './useCounterDraft.ts'
import { useEarlierBodies } from './useEarlierBodies.ts'
import { CounterPieces } from './CounterPieces.tsx'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'
import { useRows } from '#features/admin/rows/useRows.ts'

/** An order the owner enters for a customer at the counter or on the phone. */
export function CounterOrder() {
  const onShelf = shelfByName(useRows(ownedProducts))
  const { draft, change, startOver } = useCounterDraft()
  return (
    <>
      <Head copy={deskPages.orders} />
      <div className={styles.head}>
        <h1>{counterOrder.title}</h1>
        {draft && <StartOver draft={draft} onStartOver={startOver} />}
      </div>
      <ReplicaGate of={ownedProducts} loading={adminOrders.loading} problem="productsLoadFailed">
        {draft ? (
          <CounterForm key={draft.id} products={onShelf} draft={draft} onChange={change} />
        ) : (
          <p role="status">{adminOrders.loading}</p>
        )}
      </ReplicaGate>
    </>
  )
}

/** Why the prices of the form were refused. */
type PriceChanges = { changes: readonly PriceChange[]; total: TotalChange | undefined }

type CounterFormProps = {
  products: readonly OwnedProduct[]
  draft: CounterDraft
  onChange: (part: Partial<CounterDraft>) => void
}

function CounterForm({ products, draft, onChange }: CounterFormProps) {
  const navigate = useNavigate()
  const { id, shipping, note, neededBy } = draft
  const pieces = draft.pieces.map((piece) => atTodaysPrice(piece, products))
  const { workroom } = usePageData().shop
  const earlier = useEarlierBodies(shipping)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [changed, setChanged] = useState<PriceChanges>()
  const today = useToday()
  const [busy, run] = useBusy()

  const offerOf = (id: string) => products.find((known) => known.id === id)?.detail?.offer
  const context = { firstOrder: false, code: '', day: dayOf(today) ?? 0 }
  const lines = withDiscounts(pieces.map(orderLineOf), (line) => offerOf(line.product), context)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const found = checkShipping(shipping)
    setProblems(found)
    setChanged(undefined)
    // The pieces come before the customer, so the first problem on the page gets the focus.
    if (!areNumbersValid(form)) return
    if (!pieces.every(isReadable)) return focusOnMeasurement(form)
    const [first] = Object.keys(found)
    if (first !== undefined) return focusOnField(form, first)
    if (pieces.length === 0) return notifyProblem('cartEmpty')
    run(async () => {
      const order = { id, user: '', shipping, lines, currency: 'INR', note } as const
      const wish = dayOf(neededBy) === undefined ? {} : { neededBy }
      const placed = await placeCounterOrder({ ...order, ...wish, paymentMethod: PAYMENT_METHOD })
      if (!placed.ok) {
        const { fields = {}, changes } = placed.problem
        setProblems(fields)
        if (changes) setChanged({ changes, total: totalChange(lines, changes) })
        return notifyProblem(placed.problem)
      }
      await clearCounterDraft()
      const { state, number } = placed.value
      notifyOutcome(state, counterOrder.placed(number))
      await navigate(paths.adminOrder(id))
    })
  }

  return (
    <form className={counter.form} onSubmit={submit} noValidate data-saves-draft>
      <div className={counter.main}>
        <CounterPieces
          products={products}
          pieces={pieces}
          earlier={earlier}
          onChange={(next) => {
            setChanged(undefined)
            onChange({ pieces: next })
          }}
        />
        <CounterCustomer
          shipping={shipping}
          problems={problems}
          onChange={(next) => onChange({ shipping: next })}
        />
      </div>
      <div className={counter.aside}>
        <AreaField
          label={counterOrder.note}
          value={note}
          maxLength={1000}
          problem={problems['note']}
          onChange={({ target }) => onChange({ note: target.value })}
        />
        {workroom && (
          <div className="stack">
            <NeededByField
              day={neededBy}
              work={lines}
              load={workroomLoad}
              says={counterOrder.neededBy}
              onChange={(next) => onChange({ neededBy: next })}
            />
            <PromisedDays work={lines} load={workroomLoad} />
          </div>
        )}
        {lines.map(
          ({ name, discount }, index) =>
            discount && (
              <p key={index} className="hint">
                {name}: {discountSentence(discount)}
              </p>
            ),
        )}
        {changed && (
          <div className="notice" role="status">
            <PriceChangeList {...changed} />
          </div>
        )}
        <div className={`${styles.answer} ${counter.placing}`}>
          <p className={counter.total}>
            {counterOrder.total} {formatRupees(cartTotal(lines))}
          </p>
          <Button type="submit" busy={busy} busyLabel={busyLabels.order}>
            {counterOrder.save}
          </Button>
        </div>
      </div>
    </form>
  )
}

function focusOnField(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}

/** Whether each quantity is in its range; the first that is not shows why and gets the focus. */
function areNumbersValid(form: HTMLFormElement): boolean {
  const numbers = [...form.querySelectorAll<HTMLInputElement>('input[type="number"]')]
  return numbers.filter((field) => !field.checkValidity()).length === 0
}

/** Focuses the first measurement that does not parse. */
function focusOnMeasurement(form: HTMLFormElement) {
  focusOn(form.querySelector<HTMLElement>('details [aria-invalid="true"]'))
}
