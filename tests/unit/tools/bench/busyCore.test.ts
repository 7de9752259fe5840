import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const BUSY = `import { busyCore } from './tools/bench/processor/busyCore.mjs'
console.log(busyCore(60_000).pid)
setInterval(() => {}, 1000)`

test('the busy core rests once the bench has been killed', async () => {
  const bench = spawn(process.execPath, ['--input-type=module', '-e', BUSY])
  const [printed] = (await once(bench.stdout, 'data')) as [Buffer]
  const pid = Number(String(printed))
  expect(isRunning(pid)).toBe(true)
  bench.kill('SIGKILL')
  await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false)
})

/** A process that has ended may wait as a zombie until it is reaped. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return /^[^Z]/.test(stdout.trim())
}
