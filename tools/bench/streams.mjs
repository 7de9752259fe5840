// npm run bench:streams [-- --streams 200 --seconds 5 --clients 4]
// Whether open event streams slow responses down. Starts a shop of its own from the existing build.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInitialData } from '../server/initialData.mjs'
import { projectFolders } from '../server/folders.mjs'
import { freePort } from '../server/port.mjs'
import { servePocketBase } from '../server/serve.mjs'
import { PROJECT } from '../setup/folders.mjs'
import { findPocketBase, LOCAL_SOURCES } from '../setup/pocketbase/pocketbase.mjs'
import { realtimeStreams } from './realtimeStreams.mjs'
import { optionsOf } from '../setup/process/usage.mjs'

const values = optionsOf(import.meta.url, {
  streams: { type: 'string', default: '200' },
  seconds: { type: 'string', default: '5' },
  clients: { type: 'string', default: '4' },
})
const pocketBase = await findPocketBase(LOCAL_SOURCES)
if (!pocketBase.found) throw new Error(pocketBase.reason)
const home = mkdtempSync(join(tmpdir(), 'darzi-bench-'))
process.once('exit', () => rmSync(home, { recursive: true, force: true }))
const env = { ...process.env, DARZI_LIMITS: 'off' }
const folders = { ...projectFolders(env), data: join(home, 'pb_data') }
const place = { binary: pocketBase.binary, folders, env }
const first = await createInitialData(place, {
  catalogue: join(PROJECT, 'public', 'catalogue.json'),
})
if (!first.ok) throw new Error(first.reason)
const server = await servePocketBase({ ...place, port: await freePort() })
if (!server.ok) throw new Error(server.reason)

const { streams, seconds, clients } = values
const measured = await realtimeStreams(server.url, {
  streams: Number(streams),
  seconds: Number(seconds),
  clients: Number(clients),
})
console.table({ 'no stream': measured.without, [`${streams} streams`]: measured.withStreams })
await server.stop()
