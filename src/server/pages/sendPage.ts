import { contentTypeOf } from '#domain/site/fileHeaders.js'
import { PAGE_MODULES, pageAt, PAGES, type PageName } from '#domain/site/pages.js'
import { requestHeader, requestPath, responseHeaders } from '#server/pocketbase/events.ts'
import { report } from '#server/pocketbase/log.ts'
import { originOf } from '#server/settings/origin.ts'
import { setPageHeaders } from '#server/http/headers.ts'
import { acceptsGzip, compressed, sendCompressed } from '#server/http/compress.ts'
import {
  cachedResponse,
  cacheCompressed,
  type Bytes,
  type CachedResponse,
} from '#server/http/responseCache.ts'
import type { PageQuery } from './island.ts'
import { renderPage } from './renderPage.ts'
import { hasFile, sendFile } from './staticFiles.ts'
import { hasTemplate, headersOf } from './template.ts'

const HTML = contentTypeOf('html')

/**
 * Longer If-None-Match lists are ignored: a browser sends the one tag it has, about 30 characters.
 */
const MAX_TAG_LIST_LENGTH = 512

/**
 * Sends a page, rendered by the same components as in the browser. If that fails, the shell, which
 * the browser fills.
 */
export function sendPage(
  e: core.RequestEvent,
  name: PageName,
  url: string,
  query: PageQuery,
): void {
  if (!hasTemplate()) return shellPage(e)
  const found = pageFromCache(e, name, url, query)
  if (!found) return shellPage(e)
  const { page, isFresh } = found
  const isCompressed = page.status === 200 && acceptsGzip(e)
  const gzip = isCompressed ? (page.gzip ?? compressedOnce(e, url, page)) : undefined
  answerPage(e, name, page, isFresh ? 'rendered' : 'cached', gzip)
}

/** The page compressed for this visitor and the next ones; undefined if this one gets it as it is. */
function compressedOnce(
  e: core.RequestEvent,
  url: string,
  { text, etag }: CachedResponse,
): Bytes | undefined {
  try {
    const gzip = compressed(e, text)
    if (gzip) cacheCompressed(e.app, originOf(e) + url, etag, gzip)
    return gzip
  } catch (error) {
    report('page not compressed', error, url)
    return undefined
  }
}

/** Answers with a page; the browser gets 304 if it has the same one. */
export function answerPage(
  e: core.RequestEvent,
  name: PageName,
  page: CachedResponse,
  how: 'rendered' | 'cached',
  gzip: Bytes | undefined,
): void {
  // Its text comes from Go, and is copied each time that it is read.
  const { status, etag } = page
  setPageHeaders(e, 'no-cache', headersOf(PAGE_MODULES[name]))
  const headers = responseHeaders(e)
  headers.set('Server-Timing', how)
  if (status !== 200) return e.blob(status, HTML, page.text)
  headers.set('ETag', etag)
  if (matches(requestHeader(e, 'If-None-Match'), etag)) e.noContent(304)
  else if (gzip) sendCompressed(e, HTML, gzip)
  else e.blob(200, HTML, page.text)
}

function pageFromCache(
  e: core.RequestEvent,
  name: PageName,
  url: string,
  query: PageQuery,
): { page: CachedResponse; isFresh: boolean } | undefined {
  const origin = originOf(e)
  let isFresh = false
  try {
    const page = cachedResponse(e.app, origin + url, () => {
      isFresh = true
      return renderPage(e.app, name, url, origin, query)
    })
    return { page, isFresh }
  } catch (error) {
    report('page not made', error, url)
    return undefined
  }
}

function matches(sent: string, etag: string): boolean {
  return sent.length <= MAX_TAG_LIST_LENGTH && sent.split(',').some((each) => each.trim() === etag)
}

/** Answers with the shell: a private page of the shopper or the owner, which no engine indexes. */
export function shellPage(e: core.RequestEvent): void {
  if (!hasFile('shell.html')) throw new NotFoundError()
  if (PAGES[pageAt(requestPath(e))].kind === 'private')
    responseHeaders(e).set('X-Robots-Tag', 'noindex')
  sendFile(e, 'shell.html', 'no-cache')
}
