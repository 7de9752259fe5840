import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set<string>()

// One listener for all folders: Node warns of a leak from the eleventh on.
process.once('exit', () => folders.forEach(removeTemporaryFolder))

/** A new folder, deleted when this process exits, or before by `removeTemporaryFolder`. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `darzi-${purpose}-`))
  folders.add(folder)
  return folder
}

export function removeTemporaryFolder(folder: string): void {
  folders.delete(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
