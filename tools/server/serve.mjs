import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverFlags } from './folders.mjs'

const GUARD = join(dirname(fileURLToPath(import.meta.url)), 'guard.mjs')
/** Without a list, PocketBase's CORS allows every origin; the shop's own pages need none. */
const NO_OTHER_ORIGIN = 'https://none.invalid'
/**
 * JavaScript engines that PocketBase keeps. An order holds one while it waits for the orders before
 * it, and an engine beyond these is made for one call and loads everything again: with 20 orders at
 * once and PocketBase's own 15, each took twice the processor time.
 */
const ENGINES = 40
const PATIENCE_MS = 30_000
const ASK_AGAIN_MS = 15
const KEPT_OUTPUT = 200_000
const LISTENING = 'Server started at'

/**
 * @typedef {object} ServeOptions
 * @property {string} binary
 * @property {number} port on 127.0.0.1
 * @property {import('./folders.mjs').ServerFolders} folders
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(text: string) => void} [onOutput]
 *
 * @typedef {object} Served
 * @property {true} ok
 * @property {string} url without a slash at its end
 * @property {() => string} output what it has printed, the last part
 * @property {Promise<void>} exited settles when the server has exited, for any reason
 * @property {() => Promise<void>} stop stops it gracefully
 * @property {() => Promise<void>} kill kills it, as in a crash
 */

/**
 * Starts PocketBase and waits until it answers /api/health: it exits with 0 on most failures, so
 * only a response counts. It cannot outlive this process, however this process ends.
 * @param {ServeOptions} options
 * @returns {Promise<Served | { ok: false, reason: string }>}
 */
export async function servePocketBase({ binary, port, folders, env = process.env, onOutput }) {
  const own = [`--http=127.0.0.1:${port}`, `--origins=${NO_OTHER_ORIGIN}`]
  const serve = [binary, 'serve', ...own, ...serverFlags(folders, ENGINES)]
  const guard = spawn(process.execPath, [GUARD, ...serve], {
    env: { ...env, DARZI_PUBLIC_DIR: folders.public },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true, // Ctrl-C goes to the whole process group; the guard is stopped in order
    windowsHide: true,
  })
  let output = ''
  const append = (/** @type {string} */ text) => {
    output = (output + text).slice(-KEPT_OUTPUT)
    onOutput?.(text)
  }
  guard.stdout.setEncoding('utf8').on('data', append)
  guard.stderr.setEncoding('utf8').on('data', append)
  guard.stdin.on('error', () => {}) // it may have exited before it is stopped

  let gone = false
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => {
    const end = () => {
      gone = true
      resolve()
    }
    guard.once('error', end)
    guard.once('close', end)
  })
  const stop = async () => {
    guard.stdin.end()
    await exited
  }
  const kill = async () => {
    guard.stdin.write('kill\n')
    await exited
  }

  const url = `http://127.0.0.1:${port}`
  const giveUpAt = performance.now() + PATIENCE_MS
  while (!gone && performance.now() < giveUpAt) {
    // Another server on this port would answer too, so ours must also have logged that it listens.
    if (output.includes(LISTENING) && (await answers(url))) {
      return { ok: true, url, output: () => output, exited, stop, kill }
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
  const late = gone ? '' : `it did not answer within ${PATIENCE_MS} ms; `
  await stop()
  return { ok: false, reason: `${late}it said: ${output.trim() || 'nothing'}` }
}

/**
 * Whether the server responds at all: an unhealthy one (full disk, no backup) counts as started
 * too.
 * @param {string} url
 */
async function answers(url) {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) })
    await answer.arrayBuffer()
    return true
  } catch {
    return false
  }
}
