// `npm run dev`: Vite with hot reload in front of the same PocketBase as `npm start`.
import { join } from 'node:path'
import { createServer } from 'vite'
import { stopOnFaultyEnvironment } from './environment.mjs'
import { PROJECT } from './setup/folders.mjs'
import { findPocketBase, LOCAL_SOURCES } from './setup/pocketbase/pocketbase.mjs'
import { createInitialData } from './server/initialData.mjs'
import { keepDataPrivate, projectFolders } from './server/folders.mjs'
import { freePort, portIsFree, wantedPort } from './server/port.mjs'
import { servePocketBase } from './server/serve.mjs'
import { waitForStop } from './server/waitForStop.mjs'
import { answerHelp } from './setup/process/usage.mjs'

answerHelp(import.meta.url)

const USUAL_VITE_PORT = 5173

stopOnFaultyEnvironment()
const stopped = waitForStop()
process.exitCode = await develop()

async function develop() {
  const pocketBase = await findPocketBase(LOCAL_SOURCES)
  if (!pocketBase.found) return complain(pocketBase.reason)
  const place = {
    binary: pocketBase.binary,
    folders: projectFolders(process.env),
    env: process.env,
  }

  keepDataPrivate(place.folders.data)
  const first = await createInitialData(place, {
    catalogue: join(PROJECT, 'public', 'catalogue.json'),
    demo: true,
  })
  if (!first.ok) return complain(`The shop could not be set up: ${first.reason}`)
  const wanted = wantedPort(process.env)
  if (!wanted.ok) return complain(wanted.reason)
  const port = (await portIsFree(wanted.port)) ? wanted.port : await freePort()
  const onOutput = (/** @type {string} */ text) => process.stdout.write(text)
  const server = await servePocketBase({ ...place, port, onOutput })
  if (!server.ok) return complain(`PocketBase did not start: ${server.reason}`)

  const proxy = { '/api': server.url, '/_': server.url }
  const vite = await createServer({
    root: PROJECT,
    server: { host: '127.0.0.1', port: USUAL_VITE_PORT, proxy },
  })
  await vite.listen()
  vite.printUrls()
  if (first.made) console.log(`Owner: ${first.owner.email}  ${first.owner.password ?? ''}`)

  await Promise.race([stopped, server.exited])
  await vite.close()
  await server.stop()
  return 0
}

/** @param {string} sentence */
function complain(sentence) {
  console.error(sentence)
  return 1
}
