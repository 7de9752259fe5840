import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'
import { runToEnd } from '#tools/setup/process/runToEnd.mjs'
import { usageOf } from '#tools/setup/process/usage.mjs'

const commands = [
  ...new Set(readFileSync('package.json', 'utf8').match(/tools\/[\w/]+\.mjs/g)),
].filter((file) => file !== 'tools/lint/importCycles.mjs')

test.each(commands)('%s prints what it does when it is asked for help', (file) => {
  expect(usageOf(`file://${join(PROJECT, file)}`)).toMatch(/npm (run|start|test)/)
  expect(readFileSync(file, 'utf8')).toMatch(/(answerHelp|optionsOf)\(import\.meta\.url/)
})

const faults = (...words: string[]) => runToEnd(process.execPath, ['tools/faults.mjs', ...words])

test('Help is the usage, and an unknown option ends the command with it', async () => {
  const help = await faults('--help')
  expect(help.code).toBe(0)
  expect(help.output).toMatch(/^npm run test:faults/)
  const unknown = await faults('--sed', '7')
  expect(unknown.code).toBe(1)
  expect(unknown.output).toMatch(/^Unknown option '--sed'/)
  expect(unknown.output).toContain('npm run test:faults -- --planted')
  expect(unknown.output).not.toContain('    at ')
})
