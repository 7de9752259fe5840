import { join } from 'node:path'
import { PROJECT } from '#tools/setup/folders.mjs'
import { runToEnd } from '#tools/setup/process/runToEnd.mjs'
import { MODE_FAULTS, type ModeFault } from './modeFaults.ts'

const VITEST = join(PROJECT, 'node_modules', 'vitest', 'vitest.mjs')
const BUILD = join(PROJECT, 'tools', 'build', 'build.mjs')
const CONFIGS = join(PROJECT, 'tests', 'modes')

/**
 * Plants one fault after another, of the named failure modes or of all, and runs the test that has
 * to notice.
 * @returns whether every test noticed
 */
export async function tryModes(modes: readonly number[]): Promise<boolean> {
  const chosen = MODE_FAULTS.filter(({ mode }) => modes.length === 0 || modes.includes(mode))
  let areAllNoticed = true
  for (const planted of chosen) {
    const noticed = await isNoticed(planted)
    areAllNoticed &&= noticed
    console.log(`${planted.mode}. ${noticed ? 'noticed' : 'NOT NOTICED'}: "${planted.title} …"`)
  }
  if (chosen.some(({ built }) => built)) await isBuilt([], ownEnvironment())
  return areAllNoticed
}

/** Says why when it cannot be built. */
async function isBuilt(args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const { code, output } = await runToEnd(process.execPath, [BUILD, ...args], { cwd: PROJECT, env })
  if (code !== 0) console.log(output)
  return code === 0
}

/** Without what Vite sets for what it runs itself: the shop is built as always. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _vites, ...env } = process.env
  return env
}

async function isNoticed({ fault, test, title, built }: ModeFault): Promise<boolean> {
  const env = { ...ownEnvironment(), PLANTED_FAULT: fault, NO_COLOR: '1' }
  // What cannot be built, or stops before its end, has noticed nothing.
  if (built && !(await isBuilt([join(CONFIGS, 'vite.config.ts')], env))) return false
  const config = ['--root', PROJECT, '--config', join(CONFIGS, 'vitest.config.ts')]
  const args = [VITEST, 'run', ...config, join(PROJECT, test), '-t', title]
  const { code, output } = await runToEnd(process.execPath, args, { cwd: PROJECT, env })
  return code === 1 && /Tests .*\d failed/.test(output) && output.includes(title)
}
