import { unavailable } from '#copy/desk/health.ts'
import { isFields } from '#domain/base/parse.ts'
import type { Outage } from '#domain/base/refusal.ts'
import {
  pathParameter,
  requestPath,
  responseHeaders,
  type RequestEvent,
} from '#server/pocketbase/events.ts'
import { report } from '#server/pocketbase/log.ts'
import { setDataHeaders } from './headers.ts'

/** Messages of SQLite and the operating system when nothing can be written. */
const CANNOT_STORE =
  /disk is full|disk I\/O error|readonly database|unable to open database|no space left|file too large|read-only file system/i
const RETRY_AFTER_S = 60

type GoApiError = { rawData: () => unknown }

/**
 * Runs a write request and handles unexpected errors. PocketBase would answer 400 to all of them
 * and log the reason in the data folder, which fails on a full disk. A storage failure gets an
 * answer that makes the client retry later.
 */
export function handleErrors(e: RequestEvent, proceed: () => void = () => e.next()): void {
  try {
    proceed()
  } catch (error) {
    const { cause, isRefusal } = causeOf(error)
    if (isRefusal) throw error
    const cannotStore = CANNOT_STORE.test(String(cause))
    if (!cannotStore && !hasReadableBody(e)) throw error
    report(cannotStore ? 'not stored' : 'request failed', cause, placeOf(e))
    if (!cannotStore) throw error
    setDataHeaders(e)
    responseHeaders(e).set('Retry-After', String(RETRY_AFTER_S))
    const outage: Outage = { status: 503, code: 'unavailable', message: unavailable, data: {} }
    e.json(503, outage)
  }
}

/** The path without its secret token: it opens a page for anyone who reads the journal. */
function placeOf(e: RequestEvent): string {
  const token = pathParameter(e, 'token')
  const path = requestPath(e)
  return token === '' ? path : path.replace(token, '{token}')
}

/** Whether the body parses as fields. If not, the client caused the failure, and we don't log it. */
function hasReadableBody(e: RequestEvent): boolean {
  try {
    return isFields(e.requestInfo().body)
  } catch {
    return false
  }
}

/**
 * The error itself; for an API error of PocketBase, which is a refusal meant for the sender, the
 * storage error that it wraps, if any.
 */
function causeOf(error: unknown): { cause: unknown; isRefusal: boolean } {
  const api = goErrorOf(error)
  if (!api && !(error instanceof ApiError)) return { cause: error, isRefusal: false }
  const wrapped = api?.rawData()
  const isStorage = CANNOT_STORE.test(String(wrapped))
  return { cause: wrapped, isRefusal: !isStorage }
}

/** PocketBase's API error in Go behind an error that its JavaScript engine threw. */
function goErrorOf(error: unknown): GoApiError | undefined {
  if (typeof error !== 'object' || error === null || !('value' in error)) return undefined
  return isGoApiError(error.value) ? error.value : undefined
}

function isGoApiError(value: unknown): value is GoApiError {
  if (typeof value !== 'object' || value === null || !('rawData' in value)) return false
  return typeof value.rawData === 'function'
}
