/** The largest body of a request in bytes: ten times the largest order. */
export const MAX_BODY_BYTES = 512 * 1024

/** A photo of 6 MB, as the products allow, and the fields beside it. */
export const MAX_PHOTO_BYTES = 7 * 1024 * 1024

/** 5,000 products of a table file, each with a long description. */
export const MAX_BULK_BYTES = 12 * 1024 * 1024

/** After PocketBase's own limit, which would restore its larger one. */
const AFTER_POCKETBASE = -970

/**
 * PocketBase's middleware that answers 413 above `bytes`: it runs before anything reads the body
 * and holds no JavaScript engine. A route's own overrides the global one because they share an id;
 * PocketBase's has another id and allows 32 MB and more.
 */
export function bodyLimit(bytes: number) {
  const limit = $apis.bodyLimit(bytes)
  limit.id = 'darziBodyLimit'
  limit.priority = AFTER_POCKETBASE
  return limit
}
