import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'

const HOOKS = join(PROJECT, 'pb_hooks')

test('PocketBase finds one hook file: of two, which comes first would be chance', () => {
  expect(readdirSync(HOOKS).filter((name) => name.endsWith('.pb.js'))).toEqual(['main.pb.js'])
})

test('Each part of the hooks is named in it', () => {
  const main = readFileSync(join(HOOKS, 'main.pb.js'), 'utf8')
  const parts = readdirSync(join(HOOKS, 'hooks')).map((name) => name.replace(/\.js$/, ''))
  const named = [...main.matchAll(/'(\w+)'/g)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(parts.toSorted())
})
