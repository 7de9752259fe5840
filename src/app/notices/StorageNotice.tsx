import { storageTrouble, type StorageTrouble } from '#data/storage/storageTrouble.ts'
import { storage, update } from '#copy/base/offline.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useLive } from '#ui/state/useLive.ts'
import styles from './notices.module.css'

const SENTENCES: Record<StorageTrouble, string> = {
  blocked: storage.blocked,
  unresponsive: storage.unresponsive,
  outdated: update.otherTab,
  unavailable: storage.unavailable,
  lost: storage.lost,
}

/** Says when this device can't store data, and what to do about it. */
export function StorageNotice() {
  const trouble = useLive(storageTrouble)
  if (trouble === undefined) return null
  return (
    <div className={styles.bar} role="alert">
      <p>{SENTENCES[trouble]}</p>
      {trouble === 'outdated' && (
        <Button look="outline" onClick={() => location.reload()}>
          {update.reload}
        </Button>
      )}
    </div>
  )
}
