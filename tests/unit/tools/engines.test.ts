import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { engineArguments } from '#tools/engines/engineArguments.mjs'
import { findEngine } from '#tools/engines/engines.mjs'
import { howToInstall } from '#tools/engines/howToInstall.mjs'

/** A folder with programs that answer `--version` with these words; PATH of a machine. */
function machine(programs: Record<string, string>): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-engines-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, answer] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${answer}"\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return { PATH: folder }
}

test.each(['firefox', 'webkit'] as const)(
  'A missing %s is named with the way to install it',
  async (name) => {
    const engine = await findEngine(name, machine({}))
    expect(engine).toMatchObject({ name, install: howToInstall(name) })
    expect(engine).toHaveProperty('reason')
  },
)

test('A WebKit driver without a virtual screen is not enough', async () => {
  const engine = await findEngine('webkit', machine({ WebKitWebDriver: '' }))
  expect(engine).toHaveProperty('reason', 'Xvfb not on PATH')
})

test('The newest Firefox is found', async () => {
  const env = machine({
    firefox: 'Mozilla Firefox 99.1',
    'firefox-esr': 'Mozilla Firefox 153.7.0esr',
  })
  expect(await findEngine('firefox', env)).toMatchObject({ name: 'firefox', version: '153.7.0' })
})

test('On Linux a package manager has every engine; WebKitGTK exists only there', () => {
  expect(howToInstall('chromium', 'linux')).toBe('apt-get install chromium')
  expect(howToInstall('firefox', 'linux')).toMatch(/^apt-get install firefox-esr/)
  expect(howToInstall('webkit', 'linux')).toBe('apt-get install webkit2gtk-driver xvfb')
  expect(howToInstall('webkit', 'darwin')).toMatch(/on Linux only/)
})

test('Without arguments every engine runs, with one walk of 50 page loads', () => {
  expect(engineArguments([])).toEqual({
    ok: true,
    names: ['chromium', 'firefox', 'webkit'],
    walks: 1,
    loads: 50,
  })
})

test('--only selects engines, and the walk’s length is configurable', () => {
  const args = ['--only=webkit,chromium', '--walks=100', '--loads=5']
  expect(engineArguments(args)).toEqual({
    ok: true,
    names: ['chromium', 'webkit'],
    walks: 100,
    loads: 5,
  })
})

test.each([
  [['--only=opera'], /There is no engine "opera"/],
  [['--loads=0'], /--loads must be a whole number/],
  [['--walks=many'], /--walks must be a whole number/],
  [['--fast'], /Unknown option '--fast'/],
])('%j is refused with the reason', (args, reason) => {
  const answer = engineArguments(args)
  expect('reason' in answer ? answer.reason : 'accepted').toMatch(reason)
})
