import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { npmCommand } from './npm.mjs'
import { startProgress } from './progress.mjs'
import { runToEnd } from './runToEnd.mjs'

/** What the build reads. What it writes must not be among them. */
const INPUTS = [
  'src',
  'public',
  'tools/build',
  'index.html',
  'manifest.webmanifest',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]
const OUTPUTS = ['dist', join('pb_hooks', 'built')]

/**
 * Builds the shop with `npm run build` unless the build at hand was made from the very same files
 * and settings.
 * @param {string} project
 * @param {{ env?: NodeJS.ProcessEnv, start?: import('./progress.mjs').StartProgress }} [options]
 * @returns {Promise<{ ok: true, built: boolean } | { ok: false, reason: string }>}
 */
export async function buildIfStale(project, { env = process.env, start = startProgress } = {}) {
  const stamp = join(project, '.cache', 'build.sha256')
  const inputs = hashOfInputs(project, env)
  const complete = OUTPUTS.every((folder) => existsSync(join(project, folder)))
  if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs)
    return { ok: true, built: false }

  rmSync(stamp, { force: true })
  const progress = start('Building the shop')
  const { command, first } = npmCommand(env)
  const { code, output } = await runToEnd(command, [...first, 'run', 'build'], {
    cwd: project,
    env,
  })
  progress.done(code === 0 ? 'done' : 'failed')
  if (code !== 0) return { ok: false, reason: `The build failed:\n${output.trim()}` }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, inputs)
  return { ok: true, built: true }
}

/**
 * One hash over the name and content of every input and over the settings that Vite puts into the
 * build.
 * @param {string} project
 * @param {NodeJS.ProcessEnv} env
 */
export function hashOfInputs(project, env) {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap((name) => filesBelow(join(project, name)))) {
    const bytes = readFileSync(file)
    hash.update(`${relative(project, file).split(sep).join('/')}\0${bytes.length}\0`).update(bytes)
  }
  const settings = Object.entries(env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify(settings.sort())).digest('hex')
}

/**
 * @param {string} path a file, a folder or nothing
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).sort()
  return names.flatMap((name) => filesBelow(join(path, name)))
}
