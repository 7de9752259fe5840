import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'

const SOURCES = ['pb_hooks', 'pb_migrations', 'tools', 'src', 'vite.config.ts']
const VARIABLE = /\bDARZI_[A-Z_]+\b/g

function textsBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [readFileSync(path, 'utf8')]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /\.(m?js|tsx?|sh|env|yml|service)$/.test(entry.name))
    .filter((entry) => entry.name !== 'built')
    .flatMap((entry) => textsBelow(join(path, entry.name)))
}

test('The table of environment variables lists each variable that the code reads once, and nothing else', () => {
  const used = SOURCES.flatMap((path) => textsBelow(join(PROJECT, path))).flatMap(
    (text) => text.match(VARIABLE) ?? [],
  )
  const page = readFileSync(join(PROJECT, 'docs', 'running.md'), 'utf8')
  const documented = [...page.matchAll(/^\| `(DARZI_[A-Z_]+)`/gm)].map(([, name]) => name)
  expect([...documented].sort()).toEqual([...new Set(used)].sort())
})
