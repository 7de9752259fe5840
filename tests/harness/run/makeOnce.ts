import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ASK_AGAIN_MS = 50

/**
 * Makes `folder` if it does not exist. Of the workers of a run one makes it, under a temporary name,
 * and the others wait for it; another run may be making it at the same time.
 */
export async function makeOnce(
  folder: string,
  make: (partial: string) => Promise<void>,
): Promise<void> {
  // In the folder of this run: a run that was killed leaves no lock to the next.
  const lock = join(tmpdir(), `making-${basename(folder)}`)
  while (!existsSync(folder)) {
    if (!tryLock(lock)) {
      await pause(ASK_AGAIN_MS)
      continue
    }
    const partial = `${folder}.${process.pid}`
    try {
      await make(partial)
      moveUnlessThere(partial, folder)
    } finally {
      rmSync(lock, { recursive: true })
    }
  }
}

function tryLock(path: string): boolean {
  try {
    mkdirSync(path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Another run may have been faster. */
function moveUnlessThere(partial: string, folder: string): void {
  try {
    renameSync(partial, folder)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}
