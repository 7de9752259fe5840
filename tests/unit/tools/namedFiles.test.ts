import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'

const FOLDERS = ['pb_hooks', 'pb_migrations', 'tools', 'src', 'tests', 'docs']
const PAGES = ['CONTRIBUTING.md', 'README.md', 'docs/architecture.md', 'docs/running.md']
const NAMED_FILE = /`([\w@-][\w.@/-]*\/[\w.-]+\.(?:m?js|tsx?|sh|md|sql))`/g

test('Files named in the documents exist', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `/${folder}/${path}`,
    ),
  )
  const named = PAGES.flatMap((page) =>
    [...readFileSync(join(PROJECT, page), 'utf8').matchAll(NAMED_FILE)].map(([, name]) => name),
  )
  expect(named.length).toBeGreaterThan(20)
  const missing = named.filter((name) => !files.some((path) => path.endsWith(`/${name}`)))
  expect([...new Set(missing)]).toEqual([])
})
