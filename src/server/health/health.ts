import { healthReasons } from '#copy/desk/health.ts'
import { HEALTH_REASONS, UNHEALTHY, type HealthReason } from '#domain/base/health.ts'
import { isFields } from '#domain/base/parse.ts'
import type { Outage } from '#domain/base/refusal.ts'
import { warn } from '#server/pocketbase/log.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { hasDiskSpace, isBackupOld, isMailStuck } from './checks.ts'

/** A check in the store: the reasons separated by spaces, and when it was made, in Unix ms. */
type Check = { state: string; at: number }

const LAST = 'health:known'
const REPORTED = 'health:reported'
const STARTED = 'health:started'
const HOUR_MS = 60 * 60 * 1000

/** A check writes a file and runs `df`; within this time the last result is reused. */
const REUSED_MS = 5000

/** Notes when the server started. */
export function startHealth(app: CoreApp): void {
  app.store().set(STARTED, Date.now())
}

/**
 * Health check: 200 while the server can write, its backup is recent, and mails go out; otherwise
 * 503 with every reason. Nothing else shows a filling disk before orders fail.
 */
export function answerHealth(e: core.RequestEvent): void {
  setDataHeaders(e)
  const reasons = currentReasons(e.app)
  if (reasons.length === 0) return e.json(200, { code: 200, message: 'API is healthy.', data: {} })
  const message = reasons.map((reason) => healthReasons[reason]).join(' ')
  e.json(503, { status: 503, code: UNHEALTHY, message, data: { reasons } } satisfies Outage)
}

/** Reports to the journal when something goes wrong, hourly while it lasts, and on recovery. */
export function watchHealth(app: CoreApp): void {
  const reasons = currentReasons(app)
  const state = reasons.join(' ')
  const last = checkIn(app, REPORTED) ?? { state: '', at: 0 }
  const isNews = state !== last.state || (state !== '' && Date.now() - last.at > HOUR_MS)
  if (!isNews) return
  app.store().set(REPORTED, { state, at: Date.now() } satisfies Check)
  if (state === '') warn('health: all is well again')
  for (const reason of reasons) warn(`health: ${reason}: ${healthReasons[reason]}`)
}

function currentReasons(app: CoreApp): HealthReason[] {
  const last = checkIn(app, LAST)
  if (last && Date.now() - last.at < REUSED_MS)
    return HEALTH_REASONS.filter((reason) => last.state.split(' ').includes(reason))
  const reasons: HealthReason[] = []
  if (!hasDiskSpace(app.dataDir())) reasons.push('disk')
  if (isBackupOld(app.dataDir(), Number(app.store().get(STARTED) ?? Date.now())))
    reasons.push('backup')
  if (isMailStuck(app)) reasons.push('mail')
  app.store().set(LAST, { state: reasons.join(' '), at: Date.now() } satisfies Check)
  return reasons
}

function checkIn(app: CoreApp, key: string): Check | undefined {
  const stored: unknown = app.store().get(key)
  if (!isFields(stored)) return undefined
  return { state: String(stored['state']), at: Number(stored['at']) }
}
