import { expect, test } from 'vitest'
import { fieldReader, parseText } from '#domain/base/parse.ts'
import { RECORD_FIELDS } from '#server/pocketbase/recordFields.ts'
import { ask } from '#tests/harness/server/ask.ts'
import { startShop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

test('The server’s types have the fields that the migrations made', async () => {
  const shop = await startShop({ seed: 'empty' })
  const token = await superuserToken(shop)
  const filter = encodeURIComponent('system = false || name = "_superusers"')
  const path = `/api/collections?perPage=100&filter=${filter}`
  const { body } = await ask(shop, path, { token })
  const collections = fieldReader(body).list('items', (item) => {
    const from = fieldReader(item)
    const names = from.list('fields', (field) => parseText(fieldReader(field).textOr('name', '')))
    return from.finish([from.text('name'), names.sort()] as const)
  })
  await shop.stop()
  const known = Object.entries(RECORD_FIELDS).map(([name, fields]) => [name, [...fields].sort()])
  expect(Object.fromEntries(collections)).toEqual(Object.fromEntries(known))
})
