import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CartLine } from '#domain/cart/cart.ts'
import { addressOf } from '#domain/addresses/address.ts'
import { savesAddress, orderDraftOf, type CheckoutDraft } from '#domain/orders/checkoutDraft.ts'
import type { FieldProblems, Problem } from '#domain/base/problem.ts'
import type { PriceChange } from '#domain/base/refusal.ts'
import { promiseAt } from '#domain/workroom/promise.ts'
import { saveOrderAddress } from '#data/account/addressBook.ts'
import { placeOrder } from '#data/orders/orders.ts'
import { workroomLoad } from '#data/shop/workroomLoad.ts'
import { savedForLater } from '#copy/base/savedForLater.ts'
import { useAuth, useCurrency, usePageData } from '#ui/state/contexts.ts'
import { notify, notifyProblem, notifySuccess } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'

type PlaceOrderOptions = { renewOrderId: (draft: CheckoutDraft) => void }

export type Placing = ReturnType<typeof usePlaceOrder>

/**
 * Places the order, once regardless of double taps. A refusal leaves cart and form unchanged;
 * changed prices need the shopper's consent. Replaces the history entry, so Back leads to the cart
 * and not to an empty checkout.
 */
export function usePlaceOrder({ renewOrderId }: PlaceOrderOptions) {
  const navigate = useNavigate()
  const { session } = useAuth()
  const { currency } = useCurrency()
  const { workroom, mailLeaves } = usePageData().shop
  const unmailed = mailLeaves === 'never'
  const [, run] = useBusy()
  const [sending, setSending] = useState<readonly CartLine[]>()
  const [fields, setFields] = useState<FieldProblems>({})
  const [changes, setChanges] = useState<PriceChange[]>([])
  const isOpen = useRef(false)

  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  function refuse(problem: Problem, draft: CheckoutDraft) {
    setSending(undefined)
    setFields(problem.fields ?? {})
    // The id is taken, for example on a phone cloned from another: retry under a new one.
    if (problem.fields?.['id']) renewOrderId(draft)
    if (problem.changes) setChanges(problem.changes)
    else notifyProblem(problem.code === 'refused' ? 'orderFailed' : problem)
  }

  function place(draft: CheckoutDraft, lines: readonly CartLine[]) {
    const user = session.status === 'in' ? session.user.id : ''
    run(async () => {
      setFields({})
      setChanges([])
      setSending(lines)
      const known = workroomLoad.current()
      const shown = promiseAt(Date.now(), { workroom, known, work: lines })?.dueDate
      const context = { user, currency, ...(shown && { shownDate: shown }) }
      const placed = await placeOrder(orderDraftOf(draft, lines, context), lines)
      if (!placed.ok) return refuse(placed.problem, draft)
      if (user !== '' && savesAddress(draft)) await saveOrderAddress(addressOf(draft.shipping))
      const { state, order } = placed.value
      if (state === 'sent') notifySuccess(unmailed ? 'orderPlacedUnmailed' : 'orderPlaced')
      else notify(savedForLater)
      // A shopper who has gone on to another page meanwhile stays there.
      if (!isOpen.current) return
      await navigate(paths.order(order.id), {
        replace: true,
        state: { order: order.id, placed: state === 'sent' },
      })
    })
  }

  // Keep showing the sent lines until navigation: the cart is empty before that.
  return { busy: sending !== undefined, sending, place, fields, setFields, changes, setChanges }
}
