import {
  parseFittingPage,
  parseWish,
  type FittingPage,
  type SentWish,
} from '#domain/fittings/sentFitting.ts'
import { fieldReader, isFields } from '#domain/base/parse.ts'
import { done, failed, type Problem, type Result } from '#domain/base/problem.ts'
import { isCancellable, isRefused } from '#domain/outbox/outbox.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { liveQueryForOwner } from '#data/local/liveQuery.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import type { Live } from '#domain/base/live.ts'
import { toUserResult } from '#data/server/failure.ts'
import { fetchJson } from '#data/server/http.ts'
import { inDatabase } from '#data/storage/database.ts'
import type { OutboxRow } from '#data/storage/rows.ts'

/** A wish that has not reached the server. */
export type WaitingWish = {
  wish: SentWish
  /** Whether it is being sent for the first time; after an attempt without an answer it waits. */
  isSending: boolean
  /** Whether it can still be cancelled: it has certainly not arrived. */
  cancellable: boolean
  /** Why the house refused it. */
  problem?: Problem
}

/** The fittings of an order as this device knows them. */
export type KnownFittings = {
  /** As last fetched; undefined before the first response. */
  page: FittingPage | undefined
  /** Oldest first. */
  waiting: WaitingWish[]
}

/** The fittings behind the token of an order's page, as this device knows them. */
export function liveFittings(token: string): Live<KnownFittings> {
  return liveQueryForOwner(async (db) => {
    const page = parseFittingPage(await db.fittingPages.get(token))
    const rows = await db.outbox.where({ kind: 'fitting' }).sortBy('order')
    return {
      page: page.ok ? page.value : undefined,
      waiting: rows.flatMap((row) => waitingIn(row, token)),
    }
  })
}

/**
 * Fetches the fittings, so that they are readable offline. While an answer is on its way, a wish may
 * be delivered and store a newer page: then they are fetched again.
 */
export async function refreshFittings(token: string): Promise<Result<true>> {
  // If storage fails, the write below fails too and reports it.
  const known = await storedPage(token).catch(() => undefined)
  const answer = await fetchJson(`/api/fittings/${encodeURIComponent(token)}`)
  if (!answer.ok) return toUserResult(answer)
  const page = parseFittingPage(answer.value)
  if (!page.ok) return failed('unreachable')
  const row = { ...page.value, token, owner: currentOwner() }
  let isLate = false
  const written = await writeLocal((db) =>
    db.putPending(db.fittingPages, async () => {
      const before = JSON.stringify(await db.fittingPages.get(token))
      const isNew = before !== JSON.stringify(row)
      isLate = isNew && before !== known
      return isNew && !isLate ? [row] : []
    }),
  )
  if (!written.ok) return written
  return isLate ? refreshFittings(token) : done(true)
}

/** The stored page as text; undefined where there is none. */
function storedPage(token: string): Promise<string | undefined> {
  return inDatabase(async (db) => JSON.stringify(await db.fittingPages.get(token)))
}

function waitingIn(row: OutboxRow, token: string): WaitingWish[] {
  const { id, payload, problem } = row
  const wish = isFields(payload) ? parseWish({ ...payload, id }) : undefined
  if (!wish || fieldReader(payload).textOr('token', '') !== token) return []
  const isSending = row.status === 'sending' && !row.uncertain
  const refusal = isRefused(row) && problem
  return [
    { wish, isSending, cancellable: isCancellable(row), ...(refusal && { problem: refusal }) },
  ]
}
