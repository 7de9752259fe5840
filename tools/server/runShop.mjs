import { PAGES } from '#domain/site/pages.js'
import { createInitialData } from './initialData.mjs'
import { keepDataPrivate } from './folders.mjs'
import { portInUse, portIsFree, wantedPort } from './port.mjs'
import { servePocketBase } from './serve.mjs'
import { serveStorefront } from './serveStorefront.mjs'
import { waitForStop } from './waitForStop.mjs'

/**
 * Runs the shop until it is stopped, and prints its URL. PocketBase's own startup message has other
 * URLs and an installer link, so only its errors are shown.
 * @param {object} shop
 * @param {string | undefined} shop.binary PocketBase, or undefined where there is none
 * @param {import('./folders.mjs').ServerFolders} shop.folders
 * @param {string} shop.catalogue the demo catalogue
 * @param {NodeJS.ProcessEnv} shop.env
 * @returns {Promise<number>} the exit code
 */
export async function runShop({ binary, folders, catalogue, env }) {
  const wanted = wantedPort(env)
  if (!wanted.ok) return complain(wanted.reason)
  const { port } = wanted
  if (!(await portIsFree(port))) return complain(portInUse(port))
  if (!binary) return runStorefront(folders.public, port)

  keepDataPrivate(folders.data)
  const stopped = waitForStop()
  const first = await createInitialData({ binary, folders, env }, { catalogue, demo: true })
  if (!first.ok) return complain(`The shop could not be set up: ${first.reason}`)
  const server = await servePocketBase({ binary, port, folders, env, onOutput: complaints })
  if (!server.ok) {
    const taken = !(await portIsFree(port))
    return complain(taken ? portInUse(port) : `PocketBase did not start: ${server.reason}`)
  }
  console.log(addresses(server.url, first, env['DARZI_DASHBOARD'] === '1'))

  const ended = await Promise.race([stopped.then(() => 'told'), server.exited.then(() => 'alone')])
  if (ended === 'alone') return complain(`PocketBase ended by itself. It said: ${server.output()}`)
  await server.stop()
  return 0
}

/**
 * @param {string} folder
 * @param {number} port
 */
async function runStorefront(folder, port) {
  const stopped = waitForStop()
  const storefront = await serveStorefront(folder, port)
  console.log(
    [
      '',
      `The storefront alone is open at ${storefront.url}`,
      'There is no PocketBase on this machine, so it shows the catalogue it was built with:',
      'ordering and sign-in are off. To get a server, see what was tried above, then start again.',
      'Ctrl-C closes it.',
    ].join('\n'),
  )
  await stopped
  await storefront.stop()
  return 0
}

/**
 * @param {string} url
 * @param {Extract<import('./initialData.mjs').FirstData, { ok: true }>} first
 * @param {boolean} dashboard whether PocketBase's own pages are open
 */
function addresses(url, first, dashboard) {
  const signIn = first.made
    ? [
        `  Owner's e-mail     ${first.owner.email}`,
        `  Owner's password   ${first.owner.password ?? 'the one in DARZI_OWNER_PASSWORD'}`,
        '  The password is shown only this once. npm run owner sets a new one.',
      ]
    : ["  Owner's sign-in    as before; a new password: npm run owner"]
  return [
    '',
    'The shop is open.',
    `  Shop               ${url}/`,
    `  Owner's desk       ${url}${PAGES.AdminLogin.path}`,
    `  PocketBase         ${url}/_/${dashboard ? '' : ' is shut; DARZI_DASHBOARD=1 npm start opens it'}`,
    ...signIn,
    'Ctrl-C closes it.',
  ].join('\n')
}

/**
 * PocketBase prints its own addresses and an installer link; only its errors are of use.
 * @param {string} text
 */
function complaints(text) {
  if (/error|panic|warn/i.test(text)) process.stderr.write(text)
}

/** @param {string} sentence */
function complain(sentence) {
  console.error(sentence)
  return 1
}
