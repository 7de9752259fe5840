import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'

const HOOKS = join(PROJECT, 'pb_hooks')

test('PocketBase finds a single hook file, since the order of two is undefined', () => {
  expect(readdirSync(HOOKS).filter((name) => name.endsWith('.pb.js'))).toEqual(['main.pb.js'])
})

test('main.pb.js loads every file of hooks', () => {
  const main = readFileSync(join(HOOKS, 'main.pb.js'), 'utf8')
  const parts = readdirSync(join(HOOKS, 'hooks')).map((name) => name.replace(/\.js$/, ''))
  const named = [...main.matchAll(/\/hooks\/(\w+)\.js/g)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(parts.toSorted())
})
