import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, input?: string,
 *   niceness?: number | undefined, onOutput?: (text: string) => void }} RunOptions
 *   `niceness`: how far it yields the processors to others, 0 to 19
 * @typedef {{ code: number | null, output: string }} RunEnd `code` is null when the program could
 *   not be started, was killed or ran out of time; `output` then ends with the reason.
 */

/**
 * Runs a program to its end and returns its output. Never rejects: a missing program is a result
 * like any other here. The program cannot outlive this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunEnd>}
 */
export function runToEnd(command, args, options = {}) {
  const { cwd, env = process.env, timeoutMs, input, niceness, onOutput } = options
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    })
    const stop = () => child.kill('SIGKILL')
    process.once('exit', stop)
    if (niceness && child.pid !== undefined) setPriority(child.pid, niceness)

    let output = ''
    const append = (/** @type {string} */ text) => {
      output += text
      onOutput?.(text)
    }
    child.stdout.setEncoding('utf8').on('data', append)
    child.stderr.setEncoding('utf8').on('data', append)
    child.stdin.on('error', () => {}) // a program that never reads its input closes the pipe first
    child.stdin.end(input ?? '')

    let late = false
    const timer = timeoutMs && setTimeout(() => ((late = true), stop()), timeoutMs)
    const end = (/** @type {number | null} */ code, why = '') => {
      clearTimeout(timer)
      process.off('exit', stop)
      resolve({ code, output: output + why })
    }
    child.once('error', (error) => end(null, error.message))
    child.once('close', (code, signal) => {
      if (late) end(null, `\nstopped after ${timeoutMs} ms`)
      else end(code, signal ? `\nstopped by ${signal}` : '')
    })
  })
}
