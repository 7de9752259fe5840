import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'

/** A longer listing is hard to find anything in: give a subject a folder of its own. */
const MAX_FILES = 15

/** What builds and Python write. */
const GENERATED = /^(built|__pycache__|\..*_cache)$/

/** Every folder below the one given, itself included, with the number of its files. */
function fileCounts(folder: string): [folder: string, count: number][] {
  const entries = readdirSync(join(PROJECT, folder), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && !GENERATED.test(entry.name))
  return [
    [folder, entries.filter((entry) => entry.isFile()).length],
    ...folders.flatMap(({ name }) => fileCounts(join(folder, name))),
  ]
}

test(`No folder holds more than ${MAX_FILES} files`, () => {
  const counts = ['src', 'pb_hooks', 'tests', 'tools'].flatMap(fileCounts)
  expect(counts.length).toBeGreaterThan(100)
  expect(counts.filter(([, count]) => count > MAX_FILES)).toEqual([])
})
