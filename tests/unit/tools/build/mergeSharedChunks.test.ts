import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mergeSharedChunks } from '#tools/build/chunks/mergeSharedChunks.mjs'

/** What imports what. */
const IMPORTS: Record<string, string[]> = {
  entry: ['react'],
  home: ['heading', 'react'],
  shelf: ['heading', 'price', 'device'],
  cart: ['price', 'device', 'quantity'],
  login: ['device', 'password'],
  signup: ['password'],
  device: ['storage'],
}

const PAGES = ['home', 'shelf', 'cart', 'login', 'signup']

const build = {
  getModuleInfo: (id: string) => ({
    importedIds: (IMPORTS[nameOf(id)] ?? []).map((name) => resolve(name)),
  }),
}

const files = mergeSharedChunks('entry', PAGES, [
  { name: 'start', page: 'home', others: PAGES },
  { name: 'device', page: 'login', others: ['shelf', 'cart'] },
  { name: 'account', page: 'login', others: PAGES },
  { name: 'goods', page: 'shelf', others: PAGES },
])

function nameOf(id: string): string {
  return id.slice(resolve('').length + 1)
}

function fileOf(module: string) {
  return files.name(resolve(module), build)
}

describe('a module is bundled', () => {
  test.each([
    ['what every page starts with', 'react', 'start'],
    ['what the home page and another need', 'heading', 'start'],
    ['what two pages of the first rule that fits share', 'device', 'device'],
    ['what that needs in turn', 'storage', 'device'],
    ['what fits a later rule', 'password', 'account'],
    ['what the shelf shares with the cart', 'price', 'goods'],
  ])('with others, if it is %s', (_what, module, file) => {
    expect(fileOf(module)).toBe(file)
  })

  test('with its page, if no other needs it', () => {
    expect([fileOf('quantity'), fileOf('cart')]).toEqual([null, null])
  })

  test('wherever the bundler puts it, if none of these pages needs it', () => {
    expect(fileOf('dexie')).toBeNull()
  })
})
