import { useLocation } from 'react-router-dom'
import { login } from '#copy/account/account.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { EmptyState } from '#ui/pictures/EmptyState.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useAuth } from '#ui/state/contexts.ts'

/** Shown for an order that does not exist, or that someone else placed. */
export function UnknownOrder() {
  const { pathname } = useLocation()
  const isOut = useAuth().session.status === 'out'
  return (
    <div className="page">
      <Head copy={shopperPages.order} />
      <EmptyState>
        <h1>{words.unknownTitle}</h1>
        <p role="status">{words.unknown}</p>
        {isOut && <p>{words.signedOut}</p>}
        <div className="row">
          <ButtonLink look={isOut ? 'outline' : 'solid'} to={paths.dashboardTab('orders')}>
            {words.all}
          </ButtonLink>
          {isOut && (
            <ButtonLink to={paths.login} state={{ from: pathname }}>
              {login.submit}
            </ButtonLink>
          )}
        </div>
      </EmptyState>
    </div>
  )
}
