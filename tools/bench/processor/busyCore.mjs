import { spawn } from 'node:child_process'

const LOOP = `const pause = new Int32Array(new SharedArrayBuffer(4))
const parent = Number(process.argv[2])
const until = performance.now() + Number(process.argv[1])
while (performance.now() < until && process.ppid === parent) {
  const busy = performance.now() + 25
  while (performance.now() < busy);
  Atomics.wait(pause, 0, 0, 25)
}`

/**
 * Keeps one core half busy, 25 ms in 50, as a machine that does other things is. It ends by itself
 * after that time, or once this process has ended, even if that was killed.
 * @param {number} longestMs
 * @returns {{ pid: number | undefined, stop: () => void }}
 */
export function busyCore(longestMs) {
  const given = [String(longestMs), String(process.pid)]
  const child = spawn(process.execPath, ['-e', LOOP, ...given], { stdio: 'ignore' })
  return { pid: child.pid, stop: () => void child.kill() }
}
