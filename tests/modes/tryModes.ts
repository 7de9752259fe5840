import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '#tools/setup/folders.mjs'
import { runToEnd } from '#tools/setup/process/runToEnd.mjs'
import { MUTATIONS, type Mutation } from './mutations.ts'

const VITEST = join(PROJECT, 'node_modules', 'vitest', 'vitest.mjs')
const BUILD = join(PROJECT, 'tools', 'build', 'build.mjs')

/**
 * Takes out one fix after another, of the named failure modes or of all, and runs the test that has
 * to notice. The sources are put back, also when this is stopped.
 * @returns whether every test noticed
 */
export async function tryModes(modes: readonly number[]): Promise<boolean> {
  const chosen = MUTATIONS.filter(({ mode }) => modes.length === 0 || modes.includes(mode))
  let sound = true
  for (const taken of chosen) {
    const noticed = await isNoticed(taken)
    sound &&= noticed
    console.log(`${taken.mode}. ${noticed ? 'noticed' : 'NOT NOTICED'}: "${taken.title} …"`)
  }
  if (chosen.some(({ built }) => built)) await isBuilt()
  return sound
}

/** Says why when it cannot be built. */
async function isBuilt(): Promise<boolean> {
  const env = ownEnvironment()
  const { code, output } = await runToEnd(process.execPath, [BUILD], { cwd: PROJECT, env })
  if (code !== 0) console.log(output)
  return code === 0
}

/** Without what Vite sets for what it runs itself: the shop is built as always. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _vites, ...env } = process.env
  return env
}

async function isNoticed({ edits, test, title, built }: Mutation): Promise<boolean> {
  const restore = takeOut(edits)
  process.once('exit', restore)
  try {
    // What cannot be built, or stops before its end, has noticed nothing.
    if (built && !(await isBuilt())) return false
    const args = [VITEST, 'run', join(PROJECT, test), '-t', title]
    const { code, output } = await runToEnd(process.execPath, args, {
      cwd: PROJECT,
      env: { ...ownEnvironment(), NO_COLOR: '1' },
    })
    return code === 1 && /Tests .*\d failed/.test(output) && output.includes(title)
  } finally {
    process.removeListener('exit', restore)
    restore()
  }
}

/** Changes the sources; an edit that no longer has its place changes nothing and throws. */
function takeOut(edits: Mutation['edits']): () => void {
  const before = new Map<string, string>()
  const after = new Map<string, string>()
  for (const { file, right, wrong } of edits) {
    const path = join(PROJECT, file)
    const source = after.get(path) ?? readFileSync(path, 'utf8')
    if (!source.includes(right)) throw new Error(`${file} no longer has: ${right}`)
    if (!before.has(path)) before.set(path, source)
    after.set(
      path,
      source.replace(right, () => wrong),
    )
  }
  for (const [path, source] of after) writeFileSync(path, source)
  return () => {
    for (const [path, source] of before) writeFileSync(path, source)
  }
}
