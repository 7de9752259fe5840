import { expect, test } from 'vitest'
import { strictTypes } from '#tools/setup/pocketbase/serverTypes.mjs'

/** What PocketBase declares, and what becomes of it. */
const DECLARATIONS = [
  ['any name of an app', '  [key:string]: any;', ''],
  [
    'records that are looked for',
    [
      '  findRecordById(collectionModelOrIdentifier: any, recordId: string): (Record)',
      '  findFirstRecordByData(collectionModelOrIdentifier: any, key: string, value: any): (Record)',
    ].join('\n'),
    [
      '  findRecordById<Name extends CollectionName>(collectionModelOrIdentifier: Name, recordId: string): (RecordOf<Name>)',
      '  findFirstRecordByData<Name extends CollectionName>(collectionModelOrIdentifier: Name, key: FieldOf<Name>, value: any): (RecordOf<Name>)',
    ].join('\n'),
  ],
  [
    'a collection that is looked for',
    '  findCollectionByNameOrId(nameOrId: string): (Collection)',
    '  findCollectionByNameOrId<Name extends string>(nameOrId: Name): CollectionOf<Name>',
  ],
  [
    'a field that is read',
    ' interface Record {\n  /**\n   * Of `{a field}`.\n   */\n  getString(key: string): string\n }',
    ' interface Record {\n  /**\n   * Of `{a field}`.\n   */\n  getString(key: FieldIn<this>): string\n }',
  ],
  [
    'a copy of a record',
    ' interface Record {\n  original(): (Record)\n }',
    ' interface Record {\n  original(): this\n }',
  ],
  [
    'the name of a field',
    ' interface Field {\n  getId(): string\n  getName(): string\n }',
    ' interface Field {\n  getId(): string\n  getName(): NameOfField\n }',
  ],
  [
    'a new record',
    '  new(collection?: core.Collection, data?: { title: string }): core.Record',
    '  new<Name extends CollectionName>(collection?: CollectionOf<Name>, data?: { title: string }): RecordOf<Name>',
  ],
  [
    'a hook',
    'declare function onRecordCreate(handler: (e: core.RecordEvent) => void, ...tags: string[]): void',
    'declare function onRecordCreate<Name extends CollectionName>(handler: (e: core.RecordEvent & EventOf<Name>) => void, ...tags: Name[]): void',
  ],
  [
    'something that is not a field',
    ' interface Record {\n  setTokenKey(key: string): void\n }',
    ' interface Record {\n  setTokenKey(key: string): void\n }',
  ],
] as const

test('PocketBase’s declarations get the names of our collections and of their fields', () => {
  const strict = strictTypes(DECLARATIONS.map(([, before]) => `${before}\n`).join(''))
  expect(strict).toBe(DECLARATIONS.map(([, , after]) => (after ? `${after}\n` : '')).join(''))
})

test.each(DECLARATIONS.filter(([, before, after]) => before !== after))(
  'Another format is noticed: without %s',
  (missing) => {
    const rest = DECLARATIONS.filter(([what]) => what !== missing)
    expect(strictTypes(rest.map(([, before]) => `${before}\n`).join(''))).toBeUndefined()
  },
)
