import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const GUARD = join(dirname(fileURLToPath(import.meta.url)), '..', 'server', 'guard.mjs')
const START_TIMEOUT_MS = 60_000
const ASK_AGAIN_MS = 50

/**
 * @typedef {object} Program
 * @property {(isReady: (output: string) => unknown) => Promise<void>} untilReady polls;
 *   rejects with the program's output when it ends first or is not ready within a minute
 * @property {() => string} output everything it has printed
 * @property {() => Promise<void>} stop ends it and waits until it has exited
 */

/**
 * Starts a program under the guard, so that it cannot outlive this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Program}
 */
export function startProgram(command, args, env = process.env) {
  const child = spawn(process.execPath, [GUARD, command, ...args], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true, // Ctrl-C goes to the whole process group; tests stop their programs in order.
  })
  let output = ''
  let ended = false
  const append = (/** @type {string} */ text) => (output += text)
  child.stdout.setEncoding('utf8').on('data', append)
  child.stderr.setEncoding('utf8').on('data', append)
  child.stdin.on('error', () => {}) // it may exit before `stop` closes its input
  const exited = new Promise((resolve) => child.once('exit', resolve)).then(() => (ended = true))

  return {
    output: () => output,
    stop: async () => {
      child.stdin.end()
      await exited
    },
    untilReady: async (isReady) => {
      const deadline = performance.now() + START_TIMEOUT_MS
      while (!(await isReady(output))) {
        if (ended) throw new Error(`${command} ended:\n${output.trim()}`)
        if (performance.now() > deadline)
          throw new Error(`${command} was not ready in time:\n${output.trim()}`)
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
      }
    },
  }
}
