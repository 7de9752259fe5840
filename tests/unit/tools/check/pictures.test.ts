import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkPictures, countUnittest } from '#tools/check/pictures.mjs'
import { PROJECT } from '#tools/setup/folders.mjs'

test.each([
  ['all passed', 'Ran 51 tests in 14.2s\n\nOK\n', 0, { passed: 51, failed: 0 }],
  [
    'one failed',
    'Ran 3 tests in 1s\n\nFAILED (failures=1, errors=1)\n',
    1,
    { passed: 1, failed: 2 },
  ],
  ['one skipped', 'Ran 3 tests in 1s\n\nOK (skipped=1)\n', 0, { passed: 2, failed: 1 }],
  ['none ran', 'Ran 0 tests in 0.0s\n\nOK\n', 0, { passed: 0, failed: 1 }],
  ['it crashed', 'Segmentation fault', null, { passed: 0, failed: 1 }],
  ['a bad end', 'Ran 3 tests in 1s\n\nOK\n', 1, { passed: 3, failed: 1 }],
])('the result of unittest is parsed: %s', (_name, output, code, counts) => {
  expect(countUnittest({ output, code })).toEqual(counts)
})

/** The project without the Python that someone who makes pictures keeps in `.cache`. */
function projectWithoutPython() {
  const folder = newFolder()
  symlinkSync(join(PROJECT, 'tools'), join(folder, 'tools'), 'junction')
  return folder
}

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-python-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type Answers = Partial<Record<'missing' | 'syntax' | 'format' | 'lint' | 'tests', string>>

/** A folder with a program that answers as a Python 3.11 would: an answer given is a complaint. */
function pythonThatSays(answers: Answers) {
  const folder = newFolder()
  const probe = { version: [3, 11], missing: answers.missing ? [answers.missing] : [] }
  const check = (text: string | undefined) => (text === undefined ? '' : `echo '${text}'; exit 1`)
  const program = `#!/bin/sh
    case "$*" in
      --version) echo 'Python 3.11.9' ;;
      *probe.py) echo '${JSON.stringify(probe)}' ;;
      syntax.py*) ${check(answers.syntax)} ;;
      '-m ruff format'*) ${check(answers.format)} ;;
      '-m ruff check'*) ${check(answers.lint)} ;;
      *) echo 'Ran 5 tests in 1s'; ${check(answers.tests) || 'echo OK'} ;;
    esac`
  writeFileSync(join(folder, 'python3'), program, { mode: 0o755 })
  return { PATH: folder }
}

test('Without Python the step is skipped and counts nothing', async () => {
  const { passed, failed, leftOut } = await checkPictures(projectWithoutPython(), { PATH: '' })
  expect([passed, failed]).toEqual([0, 0])
  expect(leftOut).toContain('Python 3')
})

test('Without the packages only the syntax is checked, and the rest is reported as skipped', async () => {
  const missing = 'numba 0.68.1'
  const passed = await checkPictures(projectWithoutPython(), pythonThatSays({ missing }))
  expect(passed).toMatchObject({ passed: 1, failed: 0 })
  expect(passed.leftOut).toContain(missing)
  const broken = await checkPictures(
    projectWithoutPython(),
    pythonThatSays({ missing, syntax: 'film.py: no' }),
  )
  expect(broken).toMatchObject({ passed: 0, failed: 1, report: 'film.py: no\n' })
})

test('With the packages ruff and the tests count too', async () => {
  const passed = await checkPictures(projectWithoutPython(), pythonThatSays({}))
  expect(passed).toMatchObject({ passed: 8, failed: 0, report: '' })
  expect(passed.leftOut).toBeUndefined()
})

test.each([
  [{ syntax: 'film.py: invalid syntax' }, 'film.py: invalid syntax', { passed: 0, failed: 1 }],
  [{ format: 'would reformat' }, 'would reformat', { passed: 7, failed: 1 }],
  [{ lint: 'F401 unused' }, 'F401 unused', { passed: 7, failed: 1 }],
  [{ tests: 'FAILED (failures=2)' }, 'FAILED (failures=2)', { passed: 6, failed: 2 }],
])('%o fails the step and is shown', async (answers, shown, counts) => {
  const result = await checkPictures(projectWithoutPython(), pythonThatSays(answers))
  expect(result).toMatchObject(counts)
  expect(result.report).toContain(shown)
})
