import { useLocation } from 'react-router-dom'
import { login } from '#copy/account.ts'
import { orderWaiting as words } from '#copy/checkout.ts'
import { outboxStates } from '#copy/offline.ts'
import { orders } from '#copy/orders.ts'
import { shopperPages } from '#copy/shopperTitles.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Head } from '#ui/Head.tsx'
import { paths } from '#ui/paths.ts'

/** An order of an account that nobody is signed in to: it waits, and what is in it stays untold. */
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
