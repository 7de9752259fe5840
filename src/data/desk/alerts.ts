import { writeMirror } from '#data/live/localStorageCache.ts'
import { mirrored } from '#data/live/persisted.ts'
import { parseJson, reading } from '#data/parse/parse.ts'

/** How this device tells of a new order, beside the notice on screen. */
export type Alerts = { sound: boolean; notification: boolean }

const KEY = 'darzi_owner_alerts'

/** Off until the owner turns them on; each device has its own. */
export const alerts = mirrored<Alerts>(KEY, (text) => {
  const from = reading(parseJson(text))
  return { sound: from.flag('sound'), notification: from.flag('notification') }
})

export function setAlerts(next: Alerts): void {
  writeMirror(KEY, JSON.stringify(next))
}
