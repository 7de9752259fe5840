import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Gives a temporary name beside `finalPath` to make something under, and removes it afterwards
 * whatever happens: a failure, Ctrl-C or success, where the maker has renamed it into place. So the
 * final name exists only when what it names is whole.
 * @template T
 * @param {string} finalPath
 * @param {(partialPath: string) => Promise<T>} make
 * @returns {Promise<T>}
 */
export async function withPartial(finalPath, make) {
  mkdirSync(dirname(finalPath), { recursive: true })
  const partialPath = `${finalPath}.${process.pid}.part`
  const remove = () => rmSync(partialPath, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    return await make(partialPath)
  } finally {
    process.off('exit', remove)
    remove()
  }
}
