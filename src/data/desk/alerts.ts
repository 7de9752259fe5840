import { writeCache } from '#data/live/localStorageCache.ts'
import { persisted } from '#data/live/persisted.ts'
import { parseJson, fieldReader } from '#domain/base/parse.ts'

/** How this device alerts the owner to a new order, besides the notice on screen. */
export type Alerts = { sound: boolean }

const KEY = 'darzi_owner_alerts'

/** Off until the owner turns them on, for each device separately. */
export const alerts = persisted<Alerts>(KEY, (text) => {
  const from = fieldReader(parseJson(text))
  return { sound: from.flag('sound') }
})

export function setAlerts(next: Alerts): void {
  writeCache(KEY, JSON.stringify(next))
}
