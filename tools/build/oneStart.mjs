import { resolve } from 'node:path'

/**
 * One file for what every page starts with: the entry and all that it imports. Left to itself the
 * build makes a file of each part that some page imports too, and small files compress badly.
 * @param {string} entry the module that every page starts with
 */
export function oneStart(entry) {
  /** @type {Set<string> | undefined} */
  let start
  return {
    /**
     * @param {string} id
     * @param {{ getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }} build
     */
    name(id, build) {
      start ??= allImported(resolve(entry), build)
      return start.has(id) ? 'start' : null
    },
  }
}

/** The module and all that it imports, without what is fetched later. */
function allImported(entry, build) {
  const found = new Set([entry])
  for (const id of found) {
    for (const imported of build.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
