import { spawn } from 'node:child_process'

const LOOP = `const pause = new Int32Array(new SharedArrayBuffer(4))
const until = performance.now() + Number(process.argv[1])
while (performance.now() < until) {
  const busy = performance.now() + 25
  while (performance.now() < busy);
  Atomics.wait(pause, 0, 0, 25)
}`

/**
 * Keeps one core half busy, 25 ms in 50, as a machine that does other things is. It ends by itself
 * after that time, whatever becomes of this process.
 * @param {number} longestMs
 * @returns {{ stop: () => void }}
 */
export function busyCore(longestMs) {
  const child = spawn(process.execPath, ['-e', LOOP, String(longestMs)], { stdio: 'ignore' })
  return { stop: () => void child.kill() }
}
