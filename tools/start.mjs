// `npm start`: the shop, served by PocketBase. Without PocketBase the storefront alone.
import { join } from 'node:path'
import { stopOnFaultyEnvironment } from './environment.mjs'
import { PROJECT } from './setup/folders.mjs'
import { findPocketBase, LOCAL_SOURCES } from './setup/pocketbase/pocketbase.mjs'
import { projectFolders } from './server/folders.mjs'
import { runShop } from './server/runShop.mjs'
import { answerHelp } from './setup/process/usage.mjs'

answerHelp(import.meta.url)
stopOnFaultyEnvironment()
// `prestart` has done all downloading and building.
const pocketBase = await findPocketBase(LOCAL_SOURCES)
const folders = projectFolders(process.env)
process.exitCode = await runShop({
  binary: pocketBase.found ? pocketBase.binary : undefined,
  folders,
  catalogue: join(PROJECT, 'public', 'catalogue.json'),
  env: process.env,
})
