/** Routes of the app; any other path is a 404 with the app's own page. */
const PAGES = [
  '/',
  '/all-collections',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/newsletter',
  '/dashboard',
  '/measurements',
  '/cart',
  '/checkout',
  '/order-success',
  '/contact',
  '/policies',
]
const WITH_MORE = /^\/(?:all-collections\/[a-z0-9-]+|admin(?:\/[a-z0-9/-]*)?)$/

/**
 * Whether a path is a page of the shop. A trailing slash makes no difference.
 * @param {string} path decoded, without the query
 */
export function isPage(path) {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path
  return PAGES.includes(bare) || WITH_MORE.test(bare)
}
