import { useState } from 'react'
import { update as words } from '#copy/base/offline.ts'
import { Button } from '#ui/parts/Button.tsx'
import { notify } from '#ui/notices/notify.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './notices.module.css'
import { acceptUpdate } from '#app/install/registerServiceWorker.ts'
import { shopUpdate, type ShopUpdate } from '#app/install/shopUpdate.ts'

/** Says that a newer version is ready; it is applied only when the user asks for it. */
export function UpdateNotice() {
  const state = useLive(shopUpdate) ?? 'none'
  const [later, setLater] = useState<ShopUpdate>('none')
  if (state === 'none' || state === later) return null
  if (state === 'elsewhere') {
    return (
      <div className={styles.bar} role="status">
        <p>{words.otherTab}</p>
        <Button look="outline" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.bar} role="status">
      <p>{words.ready}</p>
      <div className="row">
        <Button busy={state === 'taken'} onClick={() => acceptUpdate() || notify(words.dirty)}>
          {words.accept}
        </Button>
        <Button look="quiet" onClick={() => setLater(state)}>
          {words.later}
        </Button>
      </div>
    </div>
  )
}
