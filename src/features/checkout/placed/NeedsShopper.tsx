import { useLocation, useNavigate } from 'react-router-dom'
import { totalChange } from '#domain/orders/pricing.ts'
import { acceptNewPrices, returnToCart } from '#data/orders/orders.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'
import { confirmWaiting } from '#data/outbox/sending/waitingEntry.ts'
import { acceptLabel, priceChanges } from '#copy/money/priceChanges.ts'
import { header } from '#copy/base/frame.ts'
import { problemSentence } from '#copy/base/notices.ts'
import { outbox } from '#copy/base/offline.ts'
import type { Result } from '#domain/base/problem.ts'
import { PriceChangeList } from '#ui/facts/PriceChangeList.tsx'
import { Button, type ButtonLook } from '#ui/parts/Button.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'

/**
 * What a queued order needs from the shopper before it can be sent: consent, a login, or nothing.
 */
export function NeedsShopper({ order }: { order: ShopperOrder }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { state, problem, lines } = order
  const changes = problem?.changes ?? []
  async function acceptPrices() {
    const accepted = await acceptNewPrices(order.id)
    // At the new prices it is a new order with its own number.
    if (accepted.ok) await navigate(paths.order(accepted.value), { replace: true })
    return accepted
  }
  async function backToCart() {
    const returned = await returnToCart(order.id)
    if (returned.ok) await navigate(paths.cart, { replace: true })
    return returned
  }
  if (state === 'pricesChanged') {
    const total = totalChange(lines, changes)
    return (
      <>
        <PriceChangeList changes={changes} total={total} />
        <div className="row">
          {total && <ConsentButton label={acceptLabel(changes)} onAccept={acceptPrices} />}
          <ConsentButton look="outline" label={priceChanges.toCart} onAccept={backToCart} />
        </div>
      </>
    )
  }
  if (state === 'signInNeeded') {
    return (
      <Link to={paths.login} state={{ from: pathname + search }}>
        {header.login}
      </Link>
    )
  }
  if (state === 'stale')
    return <ConsentButton label={outbox.sendNow} onAccept={() => confirmWaiting(order.id)} />
  if (state === 'refused' && problem) {
    return (
      <>
        <p>{problemSentence(problem)}</p>
        <div className="row">
          {problem.code === 'accountDeleted' && (
            <ConsentButton label={outbox.sendAsGuest} onAccept={() => confirmWaiting(order.id)} />
          )}
          {order.cancellable && (
            <ConsentButton look="outline" label={priceChanges.toCart} onAccept={backToCart} />
          )}
        </div>
      </>
    )
  }
  return null
}

function ConsentButton({
  label,
  look = 'solid',
  onAccept,
}: {
  label: string
  look?: ButtonLook
  onAccept: () => Promise<Result<unknown>>
}) {
  const [busy, run] = useBusy()
  function accept() {
    run(async () => {
      const accepted = await onAccept()
      if (!accepted.ok) notifyProblem(accepted.problem)
    })
  }
  return (
    <Button look={look} busy={busy} onClick={accept}>
      {label}
    </Button>
  )
}
