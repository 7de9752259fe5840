import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { common } from '#copy/base/frame.ts'
import { outbox as words } from '#copy/base/offline.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from './notices.module.css'
import { useWaiting } from './useWaiting.ts'

/** Pages that already show it, or where it doesn't concern the shopper. */
const LISTED_ON = /^\/(dashboard|order-success|admin)(\/|$)/

/** Says that something on this device is waiting to be sent, with a link to it. */
export function WaitingNotice() {
  const waiting = useWaiting().length
  const { pathname } = useLocation()
  const [read, setRead] = useState(0)
  if (waiting === 0 || waiting === read || LISTED_ON.test(pathname)) return null
  return (
    <div className={styles.bar} role="status">
      <p>{words.count(waiting)}</p>
      <div className="row">
        <Link to={paths.dashboardTab('orders')}>{words.review}</Link>
        <Button look="quiet" onClick={() => setRead(waiting)}>
          {common.close}
        </Button>
      </div>
    </div>
  )
}
