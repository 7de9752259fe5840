import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { startShop } from '#tests/harness/server/shopServer.ts'

it.each([
  ['a word that is no JavaScript', 'hooks/orders.js', 'onRecordCreateRequest((e) => {'],
  ['an error while it is read', 'hooks/orders.js', 'throw new Error("planned by the test")'],
  ['a file that is not there', 'hooks/orders.js', 'require(`${__hooks}/hooks/nowhere.js`)'],
  ['a server that does not load', 'built/server.js', 'throw new Error("planned by the test")'],
])('opens no shop without its rules: %s', async (_what, file, text) => {
  const folders = await minimalSite()
  writeFileSync(join(folders.hooks, file), text)
  await expect(startShop({ folders })).rejects.toThrow(/main\.pb\.js/)
})
