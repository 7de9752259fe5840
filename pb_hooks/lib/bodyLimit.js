/// How large a request body may be. PocketBase's own middleware measures it: it runs before anything
/// reads the body and holds no JavaScript engine.

/** Ten times the largest order. */
const MOST_BYTES = 512 * 1024

/** A photo of 6 MB, as the products allow, and the fields beside it. */
const MOST_PHOTO_BYTES = 7 * 1024 * 1024

/** 5,000 products of a table file, each with a long description. */
const MOST_BULK_BYTES = 12 * 1024 * 1024

/**
 * A middleware that answers 413 to more than `bytes`. A route's own replaces the one for all routes,
 * because they share an id; PocketBase's has another id and lets 32 MB and more pass.
 */
function bodyLimit(bytes) {
  const limit = $apis.bodyLimit(bytes)
  limit.id = 'darziBodyLimit'
  limit.priority = -970 // after PocketBase's own, which would put its larger limit in place again
  return limit
}

/**
 * Makes PocketBase's rate limiter count on every route, also where a body is refused: its routes for
 * records exclude it by its id and count later, when the body has been read.
 */
function countEverywhere(router) {
  const [limiter] = router.middlewares.filter(({ id }) => id === 'pbRateLimit')
  limiter.id = 'darziRateLimit'
}

module.exports = { MOST_BYTES, MOST_PHOTO_BYTES, MOST_BULK_BYTES, bodyLimit, countEverywhere }
