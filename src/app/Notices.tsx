import { connection } from '#data/connection.ts'
import { storageTrouble } from '#data/storageTrouble.ts'
import { useLater } from '#ui/useLater.ts'
import { useLive } from '#ui/useLive.ts'
import { shopUpdate } from './shopUpdate.ts'
import { useWaiting } from './useWaiting.ts'

/** Where the whole shop speaks: connection, storage, a new version. Mostly there is nothing to say. */
export function Notices() {
  const away = (useLive(connection) ?? 'online') !== 'online'
  const trouble = useLive(storageTrouble) !== undefined
  const update = (useLive(shopUpdate) ?? 'none') !== 'none'
  const waiting = useWaiting().length > 0
  const later = useLater(away || trouble || update || waiting, loadNoticeBars)
  return later && <later.NoticeBars />
}

/** The bars themselves. */
export function loadNoticeBars() {
  return import('./NoticeBars.tsx')
}
