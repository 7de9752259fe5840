import { PAGE_MODULES } from '#domain/site/pages.js'

/** Rooms that only the owner's pages use. */
export const OWNER_ROOMS = ['features/admin', 'data/desk']

/**
 * The names of built files. The hash is the shortest that the bundler allows for so many files: each
 * page names them all.
 */
export const FILE_NAMES = {
  /** @param {{ moduleIds: readonly string[] }} chunk */
  chunkFileNames: ({ moduleIds }) => `${assetFolder(moduleIds)}/[name]-[hash:7].js`,
  /** @param {{ originalFileNames: readonly string[] }} asset */
  assetFileNames: ({ originalFileNames }) =>
    `${assetFolder(originalFileNames)}/[name]-[hash:7][extname]`,
}

/**
 * The folder of a built file: the service worker caches the owner's files only after the owner has
 * signed in.
 * @param {readonly string[]} modules what the file is built from
 */
export function assetFolder(modules) {
  return modules.some(isOwners) ? 'assets/admin' : 'assets'
}

/** @param {string} id a path, absolute or from the top of the project */
function isOwners(id) {
  return (
    id.endsWith(PAGE_MODULES.Admin) ||
    OWNER_ROOMS.some((room) => `/${id}`.includes(`/src/${room}/`))
  )
}
