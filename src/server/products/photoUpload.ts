import { httpRequest, requestEventOf, requestHeader } from '#server/pocketbase/events.ts'
import { serveAgain } from '#server/http/router.ts'
import { ownerOf } from '#server/sessions/roles.ts'

/** How much of a form PocketBase keeps in memory; the rest goes to a temporary file. */
const IN_MEMORY_BYTES = 32 * 1024 * 1024

/**
 * Forwards a product with a photo, which exceeds the usual body limit, to PocketBase's own record
 * route, reached by the collection's id. Only the owner's form is read here; anything else meets
 * the usual limit there.
 */
export function forwardPhoto(e: core.RequestEvent): void {
  const request = httpRequest(e)
  const isForm = requestHeader(e, 'Content-Type').startsWith('multipart/form-data')
  if (isForm && (ownerOf(e) || e.hasSuperuserAuth())) {
    request.parseMultipartForm(IN_MEMORY_BYTES)
    request.contentLength = 1 // already read, so under any limit; 0 would mean no form
  }
  const { id } = e.app.findCachedCollectionByNameOrId('products')
  const { url } = request
  if (!url) throw new NotFoundError()
  url.path = url.path.replace('/collections/products/', `/collections/${id}/`)
  url.rawPath = ''
  serveAgain(e.app, requestEventOf(e).response, request)
}
