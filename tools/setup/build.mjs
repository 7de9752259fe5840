import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BUILD_INPUTS } from './buildInputs.mjs'
import { hashOfFiles } from './hashOfFiles.mjs'
import { npmCommand } from './npm.mjs'
import { startProgress } from './process/progress.mjs'
import { runToEnd } from './process/runToEnd.mjs'

const SETTINGS = ['.env', '.env.local', '.env.production', '.env.production.local']
/** None of them may be among the inputs. */
const OUTPUTS = ['dist', join('pb_hooks', 'built')]

/**
 * Builds the shop with `npm run build` unless the existing build was made from identical files and
 * settings.
 * @param {string} project
 * @returns {Promise<{ ok: true, built: boolean } | { ok: false, reason: string }>}
 */
export async function buildIfStale(project) {
  const stamp = join(project, '.cache', 'build.sha256')
  const inputs = hashOfInputs(project)
  const complete = OUTPUTS.every((folder) => existsSync(join(project, folder)))
  if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs)
    return { ok: true, built: false }

  rmSync(stamp, { force: true })
  const progress = startProgress('Building the shop')
  const { command, first } = npmCommand(process.env)
  const { code, output } = await runToEnd(command, [...first, 'run', 'build'], { cwd: project })
  progress.done(code === 0 ? 'done' : 'failed')
  if (code !== 0) return { ok: false, reason: `The build failed:\n${output.trim()}` }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, inputs)
  return { ok: true, built: true }
}

/** One hash over all inputs of the build and the settings that Vite puts into it. @param {string} project */
function hashOfInputs(project) {
  const files = hashOfFiles([...BUILD_INPUTS, ...SETTINGS].map((name) => join(project, name)))
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return createHash('sha256').update(files).update(JSON.stringify(settings.sort())).digest('hex')
}
