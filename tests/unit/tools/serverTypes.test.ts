import { expect, test } from 'vitest'
import { strictTypes } from '#tools/setup/pocketbase/serverTypes.mjs'

const types = (anyName: string, field: string, name: string) =>
  [
    ` interface App {\n${anyName}  dataDir(): string\n }`,
    ` interface Record {\n  /**\n   * Text of a field.\n   */\n  getString(key: ${field}): string\n }`,
    ` interface Field {\n  getId(): string\n  getName(): ${name}\n }`,
  ].join('\n')

test('PocketBase’s interfaces have the names that they declare, and its records those of our fields', () => {
  expect(strictTypes(types('  [key:string]: any;\n', 'string', 'string'))).toBe(
    types('', 'RecordField', 'NameOfField'),
  )
})

test('Types in another format are noticed', () => {
  expect(strictTypes('interface App { dataDir(): string }')).toBeUndefined()
  expect(strictTypes(types('', 'string', 'string'))).toBeUndefined()
})
