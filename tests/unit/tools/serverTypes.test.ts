import { expect, test } from 'vitest'
import { withoutAnyName } from '#tools/setup/pocketbase/serverTypes.mjs'

test('An interface of PocketBase has no names beside those that it declares', () => {
  const types = ' interface App {\n  [key:string]: any;\n  dataDir(): string\n }\n'
  expect(withoutAnyName(types)).toBe(' interface App {\n  dataDir(): string\n }\n')
})

test('Types in another format are noticed', () => {
  expect(withoutAnyName('interface App { dataDir(): string }')).toBeUndefined()
})
