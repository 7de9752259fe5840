import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Provides a temporary name beside `finalPath` to write to, and removes it afterwards whatever
 * happens: a failure, Ctrl-C or success, when the caller has renamed it into place. So the final
 * name exists only when its file is complete.
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
