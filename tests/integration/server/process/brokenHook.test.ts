import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { frontDoor } from '#tests/harness/server/frontDoor.ts'
import { startShop } from '#tests/harness/server/shopServer.ts'

it.each([
  ['a word that is no JavaScript', 'onRecordCreateRequest((e) => {'],
  ['an error while it is read', 'throw new Error("planned by the test")'],
  ['a file that is not there', 'require(`${__hooks}/lib/nowhere.js`)'],
])('the server does not start with a hook file with %s', async (_what, text) => {
  const folders = await frontDoor()
  writeFileSync(join(folders.hooks, 'hooks', 'orders.js'), text)
  await expect(startShop({ folders })).rejects.toThrow(/main\.pb\.js/)
})
