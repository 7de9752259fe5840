import { useEffect } from 'react'
import { checkPersistence, isStoragePersistent } from '#data/storage/persistence.ts'
import { storage } from '#copy/base/offline.ts'
import { useLive } from '#ui/state/useLive.ts'

/** Whether the browser guarantees to keep saved data; renders nothing where it doesn't say. */
export function StoragePersistence() {
  const persistent = useLive(isStoragePersistent)
  useEffect(() => void checkPersistence(), [])
  if (persistent === undefined) return null
  return <p className="hint">{persistent ? storage.kept : storage.mayBeCleared}</p>
}
