import { connection } from '#data/server/connection.ts'
import { storageTrouble } from '#data/storage/storageTrouble.ts'
import { useLazy } from '#ui/state/useLazy.ts'
import { useLive } from '#ui/state/useLive.ts'
import { shopUpdate } from '#app/install/shopUpdate.ts'
import { useWaiting } from './useWaiting.ts'

/**
 * The shop-wide notices: connection, storage, a new version. The bars load only when there is one.
 */
export function Notices() {
  const away = (useLive(connection) ?? 'online') !== 'online'
  const trouble = useLive(storageTrouble) !== undefined
  const update = (useLive(shopUpdate) ?? 'none') !== 'none'
  const waiting = useWaiting().length > 0
  const later = useLazy(away || trouble || update || waiting, loadNoticeBars)
  return later && <later.NoticeBars />
}

export function loadNoticeBars() {
  return import('./NoticeBars.lazy.tsx')
}
