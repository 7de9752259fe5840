import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installPackages } from '#tools/setup/packages.mjs'

const start = () => ({ note: () => {}, print: () => {}, done: () => {} })

/** A project whose one dependency is a folder beside it, so that npm needs no network. */
function newProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'darzi-packages-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  mkdirSync(join(project, 'thread'))
  const thread = { name: 'thread', version: '1.0.0' }
  writeFileSync(join(project, 'thread', 'package.json'), JSON.stringify(thread))
  const manifest = { name: 'small', version: '1.0.0', dependencies: { thread: 'file:thread' } }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  const packages = {
    '': manifest,
    'node_modules/thread': { resolved: 'thread', link: true },
    thread: { version: '1.0.0' },
  }
  writeLock(project, packages)
  return project
}

function writeLock(project: string, packages: Record<string, unknown>): void {
  const lock = { name: 'small', version: '1.0.0', lockfileVersion: 3, requires: true, packages }
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock))
}

test('Packages are installed once, and the lockfile stays unchanged', async () => {
  const project = newProject()
  const lock = readFileSync(join(project, 'package-lock.json'), 'utf8')
  expect(await installPackages(project, { start })).toEqual({ ok: true, installed: true })
  expect(existsSync(join(project, 'node_modules', 'thread', 'package.json'))).toBe(true)
  expect(await installPackages(project, { start })).toEqual({ ok: true, installed: false })
  expect(readFileSync(join(project, 'package-lock.json'), 'utf8')).toBe(lock)
})

test('An install by another npm command is recognised', async () => {
  const project = newProject()
  await installPackages(project, { start })
  rmSync(join(project, 'node_modules', '.darzi-packages'))
  expect(await installPackages(project, { start })).toEqual({ ok: true, installed: false })
})

test('An interrupted install starts over', async () => {
  const project = newProject()
  mkdirSync(join(project, 'node_modules', 'half-made'), { recursive: true })
  expect(await installPackages(project, { start })).toEqual({ ok: true, installed: true })
  expect(existsSync(join(project, 'node_modules', 'half-made'))).toBe(false)
})

test('A failing install prints npm’s output', async () => {
  const project = newProject()
  writeFileSync(join(project, 'package.json'), '{ "name": ')
  const outcome = await installPackages(project, { start })
  expect(outcome.ok ? '' : outcome.reason).toMatch(/^npm install failed:[^]*JSON/)
})
