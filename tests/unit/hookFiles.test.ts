import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'

const HOOKS = join(PROJECT, 'pb_hooks')

test('PocketBase finds a single hook file, since the order of two is undefined', () => {
  expect(readdirSync(HOOKS).filter((name) => name.endsWith('.pb.js'))).toEqual(['main.pb.js'])
})

const hooksOf = (name: string) => readFileSync(join(HOOKS, 'hooks', `${name}.js`), 'utf8')

const loaded = [
  ...readFileSync(join(HOOKS, 'main.pb.js'), 'utf8').matchAll(/\/hooks\/(\w+)\.js/g),
].map(([, name = '']) => name)

test('main.pb.js loads every file of hooks', () => {
  const files = readdirSync(join(HOOKS, 'hooks')).map((name) => name.replace(/\.js$/, ''))
  expect(loaded.toSorted()).toEqual(files.toSorted())
})

test('What checks every request is registered before any other handler of a request', () => {
  const [first] = loaded.filter((name) => /^on\w+Request\(/m.test(hooksOf(name)))
  expect(first).toBe('everyRequest')
})

test('The handlers next to the database are registered last', () => {
  expect(loaded.at(-1)).toBe('commitOrder')
})
