import { report } from '#server/pocketbase/log.ts'
import { databaseTime } from '#server/pocketbase/queries.ts'
import { findById } from '#server/pocketbase/records.ts'
import { postToPushService } from './postToPushService.ts'
import { forgetEndpoint } from './subscriptions.ts'
import { makeKeys } from './vapid.ts'

/** Older pushes are no longer sent. */
const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_DELAY_MS = 10_000
const MAX_DELAY_MS = 60 * 60 * 1000
const BATCH = 20
/** In the store, by service: the end of its Retry-After, in Unix milliseconds. */
const RESTING = 'push:rests:'
const DUE = "sent = '' && read = '' && nextTry <= {:now}"

/**
 * Sends due pushes in the order in which they were queued. The first call creates the keys.
 * @param isMine whether this loop is still the one that sends
 */
export function sendDuePushes(app: CoreApp, isMine: () => boolean): void {
  makeKeys(app)
  dropOld(app)
  const now = new DateTime().string()
  for (const push of app.findRecordsByFilter('pushes', DUE, '@rowid', BATCH, 0, { now })) {
    if (!isMine()) return
    try {
      const device = push && findById(app, 'push_subscriptions', push.getString('subscription'))
      if (push && device) send(app, push, device)
    } catch (error) {
      report('push not sent', error, push?.id)
    }
  }
}

function dropOld(app: CoreApp): void {
  const before = databaseTime(Date.now() - DAY_MS)
  const old = "DELETE FROM pushes WHERE sent = '' AND read = '' AND created < {:before}"
  app.db().newQuery(old).bind({ before }).execute()
}

function send(
  app: CoreApp,
  push: RecordOf<'pushes'>,
  device: RecordOf<'push_subscriptions'>,
): void {
  const endpoint = device.getString('endpoint')
  const service = endpoint.split('/')[2] ?? ''
  const tries = push.getInt('tries')
  const restsUntil = Number(app.store().get(RESTING + service) ?? 0)
  if (restsUntil > Date.now()) return note(app, push, { tries, nextTry: restsUntil })
  const backoffMs = Math.min(FIRST_DELAY_MS * 2 ** tries, MAX_DELAY_MS)
  // Before sending: if nothing can be stored, the push would be sent again every few seconds.
  note(app, push, { tries: tries + 1, nextTry: Date.now() + backoffMs })
  const isUrgent = push.getString('about') !== 'status'
  const answer = postToPushService(app, endpoint, { topic: device.id, isUrgent })
  if (answer.kind === 'gone') return forgetEndpoint(app, endpoint)
  if (answer.kind === 'refused') report('push refused', `status ${answer.status}`, service)
  if (answer.kind !== 'later') return note(app, push, { tries: tries + 1, sent: Date.now() })
  const nextTry = Date.now() + Math.min(Math.max(answer.afterMs, backoffMs), DAY_MS)
  app.store().set(RESTING + service, nextTry)
  note(app, push, { tries: tries + 1, nextTry })
}

/** Not by saving the record: it may have been marked as read meanwhile. */
function note(
  app: CoreApp,
  { id }: RecordOf<'pushes'>,
  { tries, ...when }: { tries: number; sent: number } | { tries: number; nextTry: number },
): void {
  const changes = Object.fromEntries(
    Object.entries(when).map(([name, unixMs]) => [name, databaseTime(unixMs)]),
  )
  app
    .db()
    .update('pushes', { tries, ...changes }, $dbx.hashExp({ id }))
    .execute()
}
