/// A product with a photo is larger than any other body. Only the owner's is read; everything else
/// about it is PocketBase's own route for records, reached by the id of the collection.
const { adminOf } = require(`${__hooks}/lib/actors.js`)

/** How much of a form PocketBase keeps in memory; the rest goes to a temporary file. */
const IN_MEMORY_BYTES = 32 * 1024 * 1024

/** Hands the request on. What is not the owner's form meets the usual limit there. */
function forward(e) {
  const { request } = e
  const isForm = request.header.get('Content-Type').startsWith('multipart/form-data')
  if (isForm && (adminOf(e) || e.hasSuperuserAuth())) {
    request.parseMultipartForm(IN_MEMORY_BYTES)
    request.contentLength = 1 // it is read: what is left is under any limit, and a zero means no form
  }
  const { id } = e.app.findCachedCollectionByNameOrId('products')
  request.url.path = request.url.path.replace('/collections/products/', `/collections/${id}/`)
  request.url.rawPath = ''
  e.app.store().get('handler').serveHTTP(e.response, request)
}

module.exports = { forward }
