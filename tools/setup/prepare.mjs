// Prerequisites of `npm start`, `npm run dev`, `npm test` and the others. It runs before any
// package is installed, so only Node's own modules are imported at the top.
// Usage: node prepare.mjs start | dev | test | types | engines | package | litestream
import { stopOnFaultyEnvironment } from '../environment.mjs'
import { portInUse, portIsFree, wantedPort } from '../server/port.mjs'
import { buildIfStale } from './build.mjs'
import { PROJECT } from './folders.mjs'
import { installPackages } from './packages.mjs'
import { ALL_SOURCES, findPocketBase } from './pocketbase/pocketbase.mjs'
import { writeServerTypes } from './pocketbase/serverTypes.mjs'
import { stopOnSignals } from './process/stopOnSignals.mjs'
import { answerHelp } from './process/usage.mjs'

answerHelp(import.meta.url)

/** @param {string} sentence */
function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

async function checkPort() {
  const wanted = wantedPort(process.env)
  if (!wanted.ok) return giveUp(wanted.reason)
  if (!(await portIsFree(wanted.port))) giveUp(portInUse(wanted.port))
}

async function checkPackages() {
  const packages = await installPackages(PROJECT)
  if (!packages.ok) giveUp(packages.reason)
}

/** @param {boolean} needed whether the command cannot run without it */
async function checkPocketBase(needed) {
  const found = await findPocketBase(ALL_SOURCES)
  if (found.found) return
  if (needed) giveUp(found.reason)
  console.error(found.reason)
}

/** The types of PocketBase's JavaScript engine, for `src/server`. */
async function checkServerTypes() {
  const found = await findPocketBase(ALL_SOURCES)
  if (!found.found) return giveUp(found.reason)
  const types = await writeServerTypes(found.binary)
  if (!types.ok) giveUp(types.reason)
}

async function checkBrowser() {
  const { findChromium } = await import('./chromium/chromium.mjs')
  const found = await findChromium()
  if (!found.found) giveUp(found.reason)
}

async function checkLitestream() {
  const { findLitestream } = await import('./litestream.mjs')
  const found = await findLitestream()
  if (!found.found) giveUp(found.reason)
}

async function checkBuild() {
  const build = await buildIfStale(PROJECT)
  if (!build.ok) giveUp(build.reason)
}

const STEPS = {
  start: [checkPort, checkPackages, () => checkPocketBase(false), checkBuild],
  dev: [checkPackages, () => checkPocketBase(true), checkBuild],
  test: [checkPackages, checkServerTypes, checkBrowser],
  types: [checkPackages, checkServerTypes],
  engines: [checkPackages, () => checkPocketBase(true), checkBuild],
  package: [checkPackages, checkBuild],
  litestream: [checkPackages, () => checkPocketBase(true), checkLitestream, checkBuild],
}

stopOnSignals()
stopOnFaultyEnvironment()
const steps = Object.entries(STEPS).find(([name]) => name === process.argv[2])?.[1]
if (!steps) giveUp(`Usage: node tools/setup/prepare.mjs ${Object.keys(STEPS).join(' | ')}`)
for (const step of steps ?? []) await step()
