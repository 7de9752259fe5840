import { connection } from '#data/server/connection.ts'
import { deskItems } from '#data/desk/edits/queuedEdits.ts'
import { needsShopper } from '#domain/outbox/outbox.ts'
import { desk } from '#copy/desk/desk.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './AdminFrame.module.css'

/**
 * Says when the server is unreachable, what is queued on this device, and what needs the owner's
 * decision.
 */
export function DeskStrip() {
  const reached = useLive(connection) ?? 'online'
  const items = useLive(deskItems) ?? []
  if (reached === 'online' && items.length === 0) return null
  const needsShopperCount = items.filter(needsShopper).length
  return (
    <div className={styles.offline} role="status" data-calm={needsShopperCount === 0 || undefined}>
      {reached !== 'online' && <p>{desk.offline}</p>}
      {items.length > 0 && (
        <p>
          {desk.waiting(items.length)}{' '}
          {needsShopperCount > 0 && <strong>{desk.needsYou(needsShopperCount)}.</strong>}{' '}
          <Link to={paths.adminPage('waiting')}>{desk.look}</Link>
        </p>
      )}
    </div>
  )
}
