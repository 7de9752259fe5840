import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '../process/runToEnd.mjs'

const PATIENCE_MS = 20_000

/**
 * The version that a PocketBase binary reports, as "0.39.11", or undefined when it does not run or
 * is something else. Its exit code says nothing, so the output counts. It loads the hooks beside
 * itself even for this; naming a missing folder prevents that.
 * @param {string} binary
 */
export async function askVersion(binary) {
  const nowhere = join(tmpdir(), `darzi-no-hooks-${process.pid}`)
  const { output } = await runToEnd(binary, ['--version', `--hooksDir=${nowhere}`], {
    timeoutMs: PATIENCE_MS,
    cwd: tmpdir(),
  })
  return /^\S+ version v?(\d+\.\d+\.\d+\S*)/m.exec(output)?.[1]
}
