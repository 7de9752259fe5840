import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'

type Locked = { optionalDependencies?: Record<string, string> }

/** `npm ci` refuses a lockfile without a part for another platform; `npm install` does not. */
test('the lockfile has every optional part of every package, so that npm ci installs it anywhere', () => {
  const lockfile = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const locked = new Set(Object.keys(lockfile.packages).map(nameOf))
  const missing = Object.values(lockfile.packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.has(name))
  expect(locked.size).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? ''
}
