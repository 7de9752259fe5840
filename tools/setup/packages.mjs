import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { objectOf } from '../json.mjs'
import { npmCommand } from './npm.mjs'
import { startProgress } from './process/progress.mjs'
import { runToEnd } from './process/runToEnd.mjs'

const STAMP = '.darzi-packages'
const NPMS_LIST = '.package-lock.json'

/**
 * Installs the npm packages unless `node_modules` matches the lockfile.
 * @param {string} project the folder with package.json
 * @param {{ start?: import('./process/progress.mjs').StartProgress }} [options]
 * @returns {Promise<{ ok: true, installed: boolean } | { ok: false, reason: string }>}
 */
export async function installPackages(project, { start = startProgress } = {}) {
  const wanted = fingerprint(project)
  const stamp = join(project, 'node_modules', STAMP)
  if (isInstalled(project, wanted)) return { ok: true, installed: false }

  // npm writes its own list last, so a folder without one is an incomplete install.
  const folder = join(project, 'node_modules')
  if (!existsSync(join(folder, NPMS_LIST))) rmSync(folder, { recursive: true, force: true })
  // Not `npm ci`: it refuses a lockfile that lacks the optional parts for other platforms, which a
  // registry may not carry. `--no-save` keeps to the locked versions and leaves the lockfile alone.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']
  const progress = start('Installing packages with npm (once)')
  const { command, first } = npmCommand(process.env)
  const { code, output } = await runToEnd(command, [...first, ...args], { cwd: project })
  progress.done(code === 0 ? 'done' : 'failed')
  if (code !== 0) return { ok: false, reason: `npm install failed:\n${output.trim()}` }
  writeFileSync(stamp, fingerprint(project))
  return { ok: true, installed: true }
}

/**
 * @param {string} project
 * @param {string} wanted
 */
function isInstalled(project, wanted) {
  const stamp = join(project, 'node_modules', STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  if (!holdsTheLockfile(project)) return false
  writeFileSync(stamp, wanted)
  return true
}

/**
 * Whether another install (a plain `npm ci`, `npm install x`) already matches the lockfile. npm
 * records what it installed, last of all, in `node_modules/.package-lock.json`.
 * @param {string} project
 */
function holdsTheLockfile(project) {
  const wanted = lockedPackages(join(project, 'package-lock.json'))
  const present = lockedPackages(join(project, 'node_modules', NPMS_LIST))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || present[path]?.version === version,
  )
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function lockedPackages(path) {
  try {
    const { packages } = objectOf(JSON.parse(readFileSync(path, 'utf8')), path)
    return Object.fromEntries(
      Object.entries(objectOf(packages, 'packages')).map(([name, entry]) => {
        const { version, optional } = objectOf(entry, name)
        return [
          name,
          {
            ...(typeof version === 'string' && { version }),
            ...(typeof optional === 'boolean' && { optional }),
          },
        ]
      }),
    )
  } catch {
    return undefined
  }
}

/** @param {string} project */
function fingerprint(project) {
  const files = ['package-lock.json', 'package.json'].map((name) => join(project, name))
  const lock = files.find((path) => existsSync(path))
  return createHash('sha256')
    .update(lock ? readFileSync(lock) : '')
    .digest('hex')
}
