import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ORACLES } from '#tests/faults/oracles/oracles.ts'
import { PLANTED } from '#tests/faults/planted.ts'
import { findSwaps } from '#tests/faults/plantFaults.ts'
import { MODE_FAULTS } from '#tests/modes/modeFaults.ts'

const TESTS = join(import.meta.dirname, '..')

test('each of the 25 known failure modes names an existing test', () => {
  const [list = ''] = readFileSync(join(TESTS, 'failureModes.md'), 'utf8').split('\n## ')
  const modes = list.split('\n').filter((line) => /^\d+\. /.test(line))
  expect(modes).toHaveLength(25)
  const titles = allTests()
  for (const mode of modes) {
    const named = [...mode.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)
    expect(named, mode).not.toEqual([])
    expect(
      named.filter((title) => !titles.includes(title)),
      mode,
    ).toEqual([])
  }
})

test('each failure mode has a fault to plant and a test that must fail with it', () => {
  const text = readFileSync(join(TESTS, 'failureModes.md'), 'utf8')
  for (let mode = 1; mode <= 25; mode += 1) {
    const planted = MODE_FAULTS.filter((one) => one.mode === mode)
    expect(planted.length, `mode ${mode}`).toBeGreaterThan(0)
    const line = text.split('\n').find((one) => one.startsWith(`${mode}. `))
    for (const { title, test: file } of planted) {
      expect(line).toContain(`"${title}`)
      expect(readFileSync(join(TESTS, '..', file), 'utf8')).toContain(title)
    }
  }
})

test('each oracle of the histories has a planted fault that it must find', () => {
  const found = Object.values(PLANTED).flatMap((planted): string[] => planted.found)
  expect(Object.keys(ORACLES).filter((name) => !found.includes(name))).toEqual([])
})

test('each planted fault matches the functions that it replaces', () => {
  const files = [...Object.values(PLANTED), ...MODE_FAULTS].map((one) =>
    'file' in one ? one.file : one.fault,
  )
  const swaps = findSwaps(Object.fromEntries(files.map((file) => [file, file])))
  const planted = [...swaps.values()].flat().map(({ fault }) => fault)
  expect(files.filter((file) => !planted.includes(file))).toEqual([])
})

/** The source of all tests, and the titles that are made from a table. */
function allTests(): string {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(TESTS, file), 'utf8'))
  const made = Object.keys(PLANTED).map((name) => `the oracles find a shop that ${name}`)
  return [...sources, ...made].join('\n')
}
