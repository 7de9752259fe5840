import type { Problem } from '#domain/base/problem.ts'
import { login } from '#copy/account/account.ts'
import { common } from '#copy/base/frame.ts'
import { problemSentence } from '#copy/base/notices.ts'
import { orders as words } from '#copy/shop/orders.ts'
import { Button, ButtonLink } from '#ui/parts/Button.tsx'
import { paths } from '#ui/routing/paths.ts'

type OrdersLoadErrorProps = {
  failure: Problem
  /** Whether this device has some orders anyway. */
  hasOrders: boolean
  busy: boolean
  /** Where to return to after signing in. */
  back: string
  onRetry: () => void
}

/** The orders could not be fetched: says why and what to do. Never claims that there are none. */
export function OrdersLoadError({ failure, hasOrders, busy, back, onRetry }: OrdersLoadErrorProps) {
  return (
    <div className="notice" role="status">
      <p>{hasOrders ? words.offline : words.failed}</p>
      <p>{problemSentence(failure)}</p>
      <div className="row">
        <Button look="outline" busy={busy} onClick={onRetry}>
          {common.retry}
        </Button>
        {failure.code === 'signInNeeded' && (
          <ButtonLink look="quiet" to={paths.login} state={{ from: back }}>
            {login.submit}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
