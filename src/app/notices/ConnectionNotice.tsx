import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { connection, type Connection } from '#data/server/connection.ts'
import { connection as words } from '#copy/base/offline.ts'
import { common } from '#copy/base/frame.ts'
import { Button } from '#ui/parts/Button.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './notices.module.css'

/**
 * Says what works and what is queued while the server is unreachable. Shown once per outage, until
 * dismissed.
 */
export function ConnectionNotice() {
  const state = useLive(connection) ?? 'online'
  const [read, setRead] = useState<Connection>('online')
  // The owner's pages have their own notice.
  const atTheDesk = useLocation().pathname.startsWith(paths.admin)
  // Forget the dismissal on reconnecting, so the next outage is announced again.
  if (state === 'online' && read !== 'online') setRead('online')
  if (atTheDesk || state === 'online' || state === read) return null
  return (
    <div className={styles.bar} role="status">
      <p>{state === 'offline' ? words.offline : words.unreachable}</p>
      <Button look="quiet" onClick={() => setRead(state)}>
        {common.close}
      </Button>
    </div>
  )
}
