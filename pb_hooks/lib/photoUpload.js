/// A product with a photo exceeds the usual body limit. Only the owner's form is read here;
/// PocketBase's own record route, reached by the collection's id, does the rest.
const { adminOf } = require(`${__hooks}/lib/actors.js`)

/** How much of a form PocketBase keeps in memory; the rest goes to a temporary file. */
const IN_MEMORY_BYTES = 32 * 1024 * 1024

/** Forwards the request. Anything but the owner's form meets the usual limit there. */
function forward(e) {
  const { request } = e
  const isForm = request.header.get('Content-Type').startsWith('multipart/form-data')
  if (isForm && (adminOf(e) || e.hasSuperuserAuth())) {
    request.parseMultipartForm(IN_MEMORY_BYTES)
    request.contentLength = 1 // already read, so under any limit; 0 would mean no form
  }
  const { id } = e.app.findCachedCollectionByNameOrId('products')
  request.url.path = request.url.path.replace('/collections/products/', `/collections/${id}/`)
  request.url.rawPath = ''
  e.app.store().get('handler').serveHTTP(e.response, request)
}

module.exports = { forward }
