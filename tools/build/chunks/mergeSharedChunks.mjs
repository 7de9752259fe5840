import { resolve } from 'node:path'

/**
 * @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }} Build
 * @typedef {{ name: string, page: string, others: readonly string[] }} Shared the file for what a page
 *   shares with one of the others
 */

/**
 * Groups modules into few chunks instead of one for each part that two pages share: a phone makes
 * six requests at a time, each costs it more than half a second on a slow network, and small files
 * compress badly.
 * @param {string} entry the entry module of every page; it and all its imports are the chunk `start`
 * @param {readonly string[]} pages modules that are loaded on navigation
 * @param {readonly Shared[]} shared the first match wins
 */
export function mergeSharedChunks(entry, pages, shared) {
  /** @type {((id: string) => string | null) | undefined} */
  let fileOf
  return {
    debugName: 'few files',
    /** @param {string} id @param {Build} build */
    name(id, build) {
      fileOf ??= filesBy(build)
      return fileOf(id)
    },
  }

  /** @param {Build} build */
  function filesBy(build) {
    const start = allImported(entry, build)
    const needs = new Map(pages.map((page) => [page, allImported(page, build)]))
    return (/** @type {string} */ id) => {
      if (start.has(id)) return 'start'
      const users = pages.filter((page) => needs.get(page)?.has(id))
      const file = shared.find(
        ({ page, others }) =>
          users.includes(page) && users.some((user) => user !== page && others.includes(user)),
      )
      return file?.name ?? null
    }
  }
}

/**
 * The module and all its static imports.
 * @param {string} source
 * @param {Build} build
 */
function allImported(source, build) {
  const found = new Set([resolve(source)])
  for (const id of found) {
    for (const imported of build.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
