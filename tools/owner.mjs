// `npm run owner [-- e-mail]`: creates the owner's account or resets its password, also while the
// shop is open.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findPocketBase, LOCAL_SOURCES } from './setup/pocketbase/pocketbase.mjs'
import { stopOnFaultyEnvironment } from './environment.mjs'
import { projectFolders } from './server/folders.mjs'
import { makeOwner } from './server/owner.mjs'
import { answerHelp } from './setup/process/usage.mjs'

answerHelp(import.meta.url)
stopOnFaultyEnvironment()
const pocketBase = await findPocketBase(LOCAL_SOURCES)
const folders = projectFolders(process.env)

if (!pocketBase.found) complain(pocketBase.reason)
else if (!existsSync(join(folders.data, 'data.db')))
  complain('There is no shop yet. The first `npm start` makes it, with the owner.')
else await reset(pocketBase.binary)

/** @param {string} binary */
async function reset(binary) {
  const owner = await makeOwner({ binary, folders, env: process.env }, { email: process.argv[2] })
  if (!owner.ok) return complain(owner.reason)
  console.log(`Owner's e-mail     ${owner.email}`)
  console.log(`Owner's password   ${owner.password ?? 'the one in DARZI_OWNER_PASSWORD'}`)
}

/** @param {string} sentence */
function complain(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
