import { storageTrouble } from '#data/storageTrouble.ts'
import type { StorageTrouble } from '#data/storageTrouble.ts'
import { storage, update } from '#copy/offline.ts'
import { useLive } from '#ui/useLive.ts'
import styles from './notices.module.css'

const SENTENCES: Record<StorageTrouble, string> = {
  blocked: storage.blocked,
  outdated: update.otherTab,
  unavailable: storage.unavailable,
  lost: storage.lost,
}

/** Says when this device cannot keep what it should, and what helps. */
export function StorageNotice() {
  const trouble = useLive(storageTrouble)
  if (trouble === undefined) return null
  return (
    <div className={styles.bar} role="alert">
      <p>{SENTENCES[trouble]}</p>
    </div>
  )
}
