import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The first program with one of these names on PATH, or undefined.
 * @param {readonly string[]} names without ".exe"
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} [platform]
 */
export function onPath(names, env, platform = process.platform) {
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter(Boolean)
  const suffix = platform === 'win32' ? '.exe' : ''
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
    .find(isProgram)
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
