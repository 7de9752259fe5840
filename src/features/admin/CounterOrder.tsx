import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { placeCounterOrder } from '#data/adminOrders.ts'
import { ownedProducts } from '#data/adminProducts.ts'
import { newRecordId } from '#data/newRecordId.ts'
import { cartTotal, DEFAULT_PREFERENCES } from '#domain/cart.ts'
import { formatRupees } from '#domain/money.ts'
import { PAYMENT_METHOD } from '#domain/order.ts'
import type { OrderLine } from '#domain/order.ts'
import type { OwnedProduct } from '#domain/ownedProduct.ts'
import type { FieldProblems } from '#domain/problem.ts'
import { checkShipping, EMPTY_SHIPPING } from '#domain/shipping.ts'
import type { Shipping } from '#domain/shipping.ts'
import { adminOrders, counterOrder } from '#copy/adminOrders.ts'
import { busyLabels } from '#copy/messages.ts'
import { deskPages } from '#copy/deskTitles.ts'
import { Button } from '#ui/Button.tsx'
import { AreaField } from '#ui/Field.tsx'
import { Head } from '#ui/Head.tsx'
import { notifyProblem } from '#ui/notify.ts'
import { paths } from '#ui/paths.ts'
import { useBusy } from '#ui/useBusy.ts'
import styles from './admin.module.css'
import { Books } from './Books.tsx'
import { CounterCustomer } from './CounterCustomer.tsx'
import { CounterPieces } from './CounterPieces.tsx'
import { notifyKept } from './notifyKept.ts'
import { useRows } from './useRows.ts'

/** An order taken by hand: for somebody at the counter or on the phone. */
export function CounterOrder() {
  const products = useRows(ownedProducts)
  const onShelf = products.filter(({ deleted, draft }) => !deleted && !draft)
  return (
    <>
      <Head copy={deskPages.orders} />
      <h1>{counterOrder.title}</h1>
      <Books of={ownedProducts} loading={adminOrders.loading} problem="productsLoadFailed">
        <CounterForm products={onShelf} />
      </Books>
    </>
  )
}

function CounterForm({ products }: { products: readonly OwnedProduct[] }) {
  const navigate = useNavigate()
  const [id] = useState(newRecordId)
  const [shipping, setShipping] = useState<Shipping>({ ...EMPTY_SHIPPING, country: 'India' })
  const [lines, setLines] = useState<OrderLine[]>([])
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<FieldProblems>({})
  const [busy, run] = useBusy()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = checkShipping(shipping)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) return focusOn(event.currentTarget, first)
    if (lines.length === 0) return notifyProblem('cartEmpty')
    run(async () => {
      const order = { id, user: '', shipping, lines, currency: 'INR', note } as const
      const placed = await placeCounterOrder({ ...order, paymentMethod: PAYMENT_METHOD })
      if (!placed.ok) {
        setProblems(placed.problem.fields ?? {})
        return notifyProblem(placed.problem)
      }
      const { state, number } = placed.value
      notifyKept(state, counterOrder.placed(number))
      await navigate(paths.adminOrder(id))
    })
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <CounterPieces
        products={products}
        lines={lines}
        onChange={setLines}
        lineOf={(product) => ({
          product: product.id,
          name: product.name,
          category: product.category,
          price: product.price,
          quantity: 1,
          material: DEFAULT_PREFERENCES.material,
          preferences: DEFAULT_PREFERENCES,
        })}
      />
      <CounterCustomer shipping={shipping} problems={problems} onChange={setShipping} />
      <AreaField
        label={counterOrder.note}
        value={note}
        maxLength={1000}
        problem={problems['note']}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles.actions}>
        <p className={styles.figure}>
          {counterOrder.total} {formatRupees(cartTotal(lines))}
        </p>
        <Button type="submit" busy={busy} busyLabel={busyLabels.order}>
          {counterOrder.save}
        </Button>
      </div>
    </form>
  )
}

function focusOn(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
