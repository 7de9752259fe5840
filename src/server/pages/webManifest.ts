import { isFields, parseJson } from '#domain/base/parse.ts'
import { contentTypeOf } from '#domain/site/fileHeaders.js'
import { requestHeader, responseHeaders } from '#server/pocketbase/events.ts'
import { setPageHeaders } from '#server/http/headers.ts'
import { cachedResponse, type CachedResponse } from '#server/http/responseCache.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { notFoundPage } from './pages.ts'
import { textOfFile } from './staticFiles.ts'

const FILE = 'manifest.webmanifest'
const TYPE = contentTypeOf(FILE)

/** Answers with the web app manifest: the build's, under the house's name. */
export function webManifest(e: core.RequestEvent): void {
  const built = parseJson(textOfFile(FILE))
  if (!isFields(built)) return notFoundPage(e)
  const { text, etag } = cachedResponse(e.app, `/${FILE}`, () => named(e.app, built))
  setPageHeaders(e, 'no-cache')
  responseHeaders(e).set('ETag', etag)
  if (requestHeader(e, 'If-None-Match') === etag) e.noContent(304)
  else e.blob(200, TYPE, text)
}

function named(app: CoreApp, built: Record<string, unknown>): CachedResponse {
  const { name } = shopOf(app)
  const text = JSON.stringify({ ...built, name, short_name: name })
  return { text, etag: `W/"${$security.sha256(text).slice(0, 20)}"`, status: 200, next: 0 }
}
