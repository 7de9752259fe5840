/**
 * Parts of the client for PocketBase's dashboard: eight services created in its constructor, and
 * batch requests.
 */
const SERVICES =
  /,this\.(?:collections|files|logs|settings|health|backups|crons|sql)=new \w+\(this\)/g
const BATCH = /createBatch\(\)\{return new \w+\(this\)\}/

/** How many parts there are to remove. */
const PARTS = 9

/**
 * Removes the unused parts of PocketBase's client from the build, which every device stores; the
 * type `Client` in `src/data/server/pocketbase.ts` does not have them either. A version that the
 * patterns do not fit fails the build.
 * @type {import('vite').Plugin}
 */
export const lightPocketBase = {
  name: 'light-pocketbase',
  apply: 'build',
  transform(code, id) {
    if (!/\/pocketbase\/dist\/pocketbase\.es\.m?js$/.test(id)) return undefined
    return { code: lighter(code), map: null }
  },
}

/** The client's code without these parts. @param {string} code */
export function lighter(code) {
  const found = [...(code.match(SERVICES) ?? []), ...(code.match(BATCH) ?? [])]
  if (found.length !== PARTS)
    throw new Error('PocketBase’s client has changed: see lightPocketBase')
  return code.replace(SERVICES, '').replace(BATCH, '')
}
