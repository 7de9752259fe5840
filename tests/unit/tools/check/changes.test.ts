import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedFiles, scopeOf } from '#tools/check/changes.mjs'
import { STEPS } from '#tools/check/steps.mjs'

/** The steps that a changed file selects; `related` only for the tests that import it. */
function selected(...files: string[]) {
  return STEPS.flatMap(({ name, inputs }) => {
    const scope = scopeOf(inputs, files)
    return scope === 'none' ? [] : [scope === 'all' ? name : `${name} (${scope})`]
  })
}

test.each([
  ['docs/running.md', ['format', 'unit']],
  ['tools/pictures/atelier/film.py', ['format', 'types', 'lint', 'pictures', 'unit (related)']],
  ['tests/unit/domain/cart/cart.test.ts', ['types', 'lint', 'unit (related)']],
  ['tests/e2e/journeys/order.test.ts', ['types', 'lint', 'build (related)', 'e2e (related)']],
  ['src/domain/cart/cart.ts', ['types', 'lint', 'unit (related)', 'build', 'integration', 'e2e']],
  ['pb_hooks/hooks/orders.js', ['format', 'types', 'lint', 'unit', 'build', 'integration', 'e2e']],
  ['package-lock.json', ['types', 'unit', 'build', 'integration', 'e2e']],
])('a change of %s selects the steps that it can affect', (file, steps) => {
  expect(selected(file)).toEqual(expect.arrayContaining(steps))
})

test('A change of documents starts no server and no browser', () => {
  expect(selected('docs/running.md', 'README.md')).not.toContain('e2e')
  expect(selected('docs/running.md')).toEqual(['format', 'unit'])
})

test('No change selects no step', () => {
  expect(selected()).toEqual([])
})

test('Files count as changed before and after they are committed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-changes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const who = ['-c', 'user.name=A Tailor', '-c', 'user.email=tailor@house.example']
  const git = (...args: string[]) => execFileSync('git', [...who, ...args], { cwd: folder })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const filesOf = async (since?: string) => {
    const changes = await changedFiles(folder, since)
    return changes.ok ? changes.files : changes.reason
  }
  git('init', '--quiet', '--initial-branch=main')
  write('.gitignore', 'ignored.txt\n')
  write('first.txt', 'one')
  git('add', '.')
  git('commit', '--quiet', '--message=first')
  expect(await filesOf()).toEqual([])

  git('switch', '--quiet', '--create=work')
  write('first.txt', 'two')
  git('commit', '--quiet', '--all', '--message=second')
  write('näht.txt', 'new')
  write('ignored.txt', 'ignored')
  expect(await filesOf()).toEqual(['näht.txt'])
  expect(await filesOf('main')).toEqual(['first.txt', 'näht.txt'])
  expect(await filesOf('nowhere')).toContain('git does not say what changed')
})
