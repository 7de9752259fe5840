import { useLocation } from 'react-router-dom'
import { login } from '#copy/account/account.ts'
import { orderWaiting as words } from '#copy/shop/checkout.ts'
import { outboxStates } from '#copy/base/offline.ts'
import { orders } from '#copy/shop/orders.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { paths } from '#ui/routing/paths.ts'

/** An order of a signed-out account: it stays queued, and its contents stay hidden. */
export function LockedOrder() {
  const { pathname, search } = useLocation()
  return (
    <div className="page-narrow stack">
      <Head copy={shopperPages.orderWaiting} />
      <h1>{orders.number}</h1>
      <p role="status">{outboxStates.signInNeeded}</p>
      <p>{words.locked}</p>
      <div className="row">
        <ButtonLink to={paths.login} state={{ from: pathname + search }}>
          {login.submit}
        </ButtonLink>
      </div>
    </div>
  )
}
