/** What the client has for its own dashboard: eight services made with it, and a way to send at once. */
const SERVICES =
  /,this\.(?:collections|files|logs|settings|health|backups|crons|sql)=new \w+\(this\)/g
const BATCH = /createBatch\(\)\{return new \w+\(this\)\}/

/** So many of them there are to be left out. */
const PARTS = 9

/**
 * Lets the build leave out what the shop does not use of PocketBase's client, which every device keeps:
 * `Client` in `src/data/server/pocketbase.ts` does not have it either. A version that this does not fit stops
 * the build.
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

/** The client's code without them. @param {string} code */
export function lighter(code) {
  const found = [...(code.match(SERVICES) ?? []), ...(code.match(BATCH) ?? [])]
  if (found.length !== PARTS)
    throw new Error('PocketBase’s client has changed: see lightPocketBase')
  return code.replace(SERVICES, '').replace(BATCH, '')
}
