import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * One folder for every temporary file of a run, deleted with it. Vitest kills its workers, so what
 * they would delete when they exit is left behind.
 */
export default function runFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-tests-'))
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
