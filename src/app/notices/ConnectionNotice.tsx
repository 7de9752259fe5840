import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { connection } from '#data/server/connection.ts'
import type { Connection } from '#data/server/connection.ts'
import { connection as words } from '#copy/base/offline.ts'
import { common } from '#copy/base/frame.ts'
import { Button } from '#ui/parts/Button.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './notices.module.css'

/**
 * Says what works and what waits while the shop cannot be reached: once for each time it goes away,
 * and no longer after one has read it.
 */
export function ConnectionNotice() {
  const state = useLive(connection) ?? 'online'
  const [read, setRead] = useState<Connection>('online')
  // The owner's pages say it in their own words.
  const atTheDesk = useLocation().pathname.startsWith(paths.admin)
  // What was read is forgotten when the shop is back, so that the next time is told again.
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
