import { applyVerdict, verdictOn, type Verdict } from '#domain/outbox/delivery.ts'
import {
  isLeased,
  isStale,
  acquireLease,
  LEASE_MS,
  ORDERED_LANE,
  releaseExpiredLease,
  RENEW_LEASE_MS,
  type OutboxEntry,
  type OutboxKind,
} from '#domain/outbox/outbox.ts'
import { sendableEntries } from '#domain/outbox/schedule.ts'
import { inDatabase, type Database } from '#data/storage/database.ts'
import { storeDelivered } from './delivered.ts'
import { abandonedHolders, withAttemptLock } from './attemptLock.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { migrateCartLines } from '#data/outbox/orderRow.ts'
import { activeAccounts, type Attempt } from './editSender.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import { send } from './send.ts'

/** Pause between requests: the server is rate-limited, and no one notices a third of a second. */
const PAUSE_MS = 300

/** Why a run ended: nothing else may be sent now, or another run holds the lane. */
export type RunEnd = 'done' | 'laneLeased'

/**
 * Sends everything sendable, one entry after another. Several tabs may run this: an entry's lease
 * reserves its lane for the tab that took it.
 * @param hurry the lane that the user is waiting for: only this one is sent, ignoring backoff
 */
export async function runOutbox(hurry?: OutboxKind): Promise<RunEnd> {
  if ((await inDatabase((db) => db.outbox.count())) === 0) return 'done'
  const abandoned = await abandonedHolders()
  for (let pauseMs = 0; ; pauseMs = PAUSE_MS) {
    const holder = newRecordId()
    const verdict = await withAttemptLock(holder, async () => {
      const row = await leaseNext(holder, hurry, abandoned)
      if (typeof row === 'string') return row
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return settle(row, await withLease(row, send(row)))
    })
    if (typeof verdict === 'string') return verdict
    if (verdict.kind === 'retry') return 'done'
    if (hurry === ORDERED_LANE && verdict.kind === 'postponed') return 'done'
  }
}

/** Leases the next entry. Nothing is sent before the lease is stored. */
function leaseNext(
  holder: string,
  hurry: OutboxKind | undefined,
  abandoned: ReadonlySet<string>,
): Promise<OutboxRow | RunEnd> {
  return write((db) =>
    db.transact([db.outbox, db.cart], async () => {
      const now = Date.now()
      await migrateCartLines(db)
      const rows = await wokenRows(db, now, abandoned)
      const isMeant = ({ kind }: OutboxEntry) => hurry === undefined || kind === hurry
      const next = sendableEntries(rows, activeAccounts(), now, hurry).find(isMeant)
      const row = rows.find(({ id }) => id === next?.id)
      if (!row) {
        return rows.some((other) => isMeant(other) && isLeased(other, now)) ? 'laneLeased' : 'done'
      }
      const taken = acquireLease(row, holder, now)
      await db.outbox.put(taken)
      return taken
    }),
  )
}

/** Loads all rows, releasing expired and abandoned leases and marking stale entries. */
async function wokenRows(
  db: Database,
  now: number,
  abandoned: ReadonlySet<string>,
): Promise<OutboxRow[]> {
  const rows = await db.outbox.toArray()
  const woken = rows.map((row): OutboxRow => {
    const { lease, ...rest } = row
    const isAbandoned = lease !== undefined && abandoned.has(lease.holder)
    const free = releaseExpiredLease(isAbandoned ? rest : row, now)
    const next = free === row ? row : { ...rest, ...free }
    return next.status === 'queued' && isStale(next, now) ? { ...next, status: 'stale' } : next
  })
  await db.outbox.bulkPut(woken.filter((row, index) => row !== rows[index]))
  return woken
}

/** Awaits an attempt and renews its lease meanwhile, because an upload can take minutes. */
async function withLease(row: OutboxRow, attempt: Promise<Attempt>): Promise<Attempt> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const renewLater = () => {
    timer = setTimeout(() => void renewLease(row).then(renewLater, renewLater), RENEW_LEASE_MS)
  }
  renewLater()
  try {
    return await attempt
  } finally {
    clearTimeout(timer)
  }
}

function renewLease({ id, lease }: OutboxRow): Promise<void> {
  return inDatabase((db) =>
    db.transact([db.outbox], async () => {
      const row = await db.outbox.get(id)
      if (!row?.lease || row.lease.holder !== lease?.holder) return
      await db.outbox.put({ ...row, lease: { ...row.lease, until: Date.now() + LEASE_MS } })
    }),
  )
}

/** Stores an attempt's outcome and all its effects in one transaction. */
async function settle(sent: OutboxRow, { outcome, record }: Attempt): Promise<Verdict> {
  const verdict = verdictOn(sent, outcome)
  await write((db) =>
    db.transact(
      [db.outbox, db.receipts, db.orders, db.mails, db.meta, db.fittingPages],
      async () => {
        const row = await db.outbox.get(sent.id)
        if (!row) return
        // The lease expired and another attempt has begun: only a delivery of this exact content
        // counts.
        const late = row.lease?.holder !== sent.lease?.holder
        if (late && (verdict.kind !== 'delivered' || row.savedAt !== sent.savedAt)) return
        const now = Date.now()
        const entry = applyVerdict(row, verdict, sent.edition, now, Math.random())
        if (!entry) return storeDelivered(db, row, record, now)
        const { lease: _lease, problem: _problem, ...rest } = row
        await db.outbox.put({ ...rest, ...entry })
      },
    ),
  )
  return verdict
}

/** A write that makes room on a full device: an order that was delivered must not stay unsettled. */
async function write<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const written = await writeLocal(work)
  if (!written.ok) throw new Error(`The outbox could not be written: ${written.problem.code}.`)
  return written.value
}
