/// Request body limits. PocketBase's own middleware enforces them: it runs before anything reads
/// the body and holds no JavaScript engine.

/** Ten times the largest order. */
const MOST_BYTES = 512 * 1024

/** A photo of 6 MB, as the products allow, and the fields beside it. */
const MOST_PHOTO_BYTES = 7 * 1024 * 1024

/** 5,000 products of a table file, each with a long description. */
const MOST_BULK_BYTES = 12 * 1024 * 1024

/**
 * Middleware that answers 413 above `bytes`. A route's own overrides the global one because they
 * share an id; PocketBase's has another id and allows 32 MB and more.
 */
function bodyLimit(bytes) {
  const limit = $apis.bodyLimit(bytes)
  limit.id = 'darziBodyLimit'
  limit.priority = -970 // after PocketBase's own, which would restore its larger limit
  return limit
}

/**
 * Makes PocketBase's rate limiter count on every route, refused bodies included: the record routes
 * exclude it by its id and count only after the body has been read.
 */
function countEverywhere(router) {
  const [limiter] = router.middlewares.filter(({ id }) => id === 'pbRateLimit')
  limiter.id = 'darziRateLimit'
}

module.exports = { MOST_BYTES, MOST_PHOTO_BYTES, MOST_BULK_BYTES, bodyLimit, countEverywhere }
