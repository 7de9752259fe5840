import type { CatalogueIds, SentCataloguePage } from '#domain/products/pull.ts'
import { position } from '#server/pocketbase/commitOrder.ts'
import { queryParameter, requestHeader, responseHeaders } from '#server/pocketbase/events.ts'
import { selectTexts } from '#server/pocketbase/queries.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { cachedResponse, findCached, type CachedResponse } from '#server/http/responseCache.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { changeOf } from './shelfProduct.ts'

const LARGEST_PAGE = 500

/** Up to this many changes, a query is as fast as a cached page. */
const FEW = 20

/** Answers the catalogue's changes after `?after=<seq>` in commit order, at most `?limit`. */
export function catalogueChanges(e: core.RequestEvent): void {
  rateLimited(e, 'any', () => answerChanges(e))
}

function answerChanges(e: core.RequestEvent): void {
  const after = wholeNumber(queryParameter(e, 'after'), 0)
  const requested = wholeNumber(queryParameter(e, 'limit'), LARGEST_PAGE)
  const limit = Math.min(Math.max(requested, 1), LARGEST_PAGE)
  const { seq, epoch } = position(e.app)
  // A cursor ahead of this history comes from another one: clamp it to the latest `seq`.
  const from = Math.min(after, seq)
  const render = () => changesPage(e.app, from, limit, epoch)
  if (limit === LARGEST_PAGE && isPageStart(e.app, epoch, from))
    return send(e, cachedResponse(e.app, `changes:${epoch}:${from}`, render))
  const answer = () => send(e, render())
  if (isShort(e.app, from, limit)) answer()
  else rateLimited(e, 'ownPage', answer)
}

function isShort(app: CoreApp, from: number, limit: number): boolean {
  return limit <= FEW || app.countRecords('products', $dbx.exp('seq > {:from}', { from })) <= FEW
}

/**
 * Whether a full pull asks for this page. Only those are cached: one for each `seq` would fill the
 * memory.
 */
function isPageStart(app: CoreApp, epoch: string, from: number): boolean {
  let start = 0
  do {
    if (start === from) return true
    start = findCached(app, `changes:${epoch}:${start}`)?.next ?? 0
  } while (start > 0 && start <= from)
  return false
}

function changesPage(app: CoreApp, from: number, limit: number, epoch: string): CachedResponse {
  const found = app
    .findRecordsByFilter('products', 'seq > {:from}', 'seq', limit + 1, 0, { from })
    .filter((record) => record !== undefined)
  const more = found.length > limit
  const changes = found.slice(0, limit).map(changeOf)
  const seq = changes.at(-1)?.seq ?? from
  const page: SentCataloguePage = { changes, seq, more, epoch }
  return { ...jsonResponse(page), next: more ? seq : 0 }
}

/** Answers the ids of all products on the shelf, to compare with what a phone holds. */
export function catalogueIds(e: core.RequestEvent): void {
  rateLimited(e, 'any', () => {
    const { epoch } = position(e.app)
    send(
      e,
      cachedResponse(e.app, `ids:${epoch}`, () => jsonResponse(shelfIds(e.app))),
    )
  })
}

function shelfIds(app: CoreApp): CatalogueIds {
  // Read before the ids: a write in between is sent again as a change, never missed.
  const { seq, epoch } = position(app)
  const query = app
    .recordQuery('products')
    .select('id')
    .andWhere($dbx.exp('deleted = 0 AND draft = 0'))
    .orderBy('seq')
  return { ids: selectTexts(query, ['id']).map(({ id }) => id), seq, epoch }
}

function jsonResponse(value: object): CachedResponse {
  const text = JSON.stringify(value)
  return { text, etag: `W/"${$security.sha256(text).slice(0, 20)}"`, status: 200, next: 0 }
}

function send(e: core.RequestEvent, response: CachedResponse): void {
  const { etag } = response
  setDataHeaders(e, 'no-cache')
  responseHeaders(e).set('ETag', etag)
  if (requestHeader(e, 'If-None-Match') === etag) e.noContent(304)
  else e.blob(200, 'application/json', response.text)
}

function wholeNumber(text: string, otherwise: number): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : otherwise
}
