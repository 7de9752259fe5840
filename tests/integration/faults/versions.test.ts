import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolders } from '#tools/server/folders.mjs'
import { startCampaign, type Campaign } from '#tests/faults/campaign.ts'
import { NAMED_HISTORIES } from '#tests/faults/model/namedHistories.ts'
import { nodePhones } from '#tests/faults/phone/nodePhone.ts'
import type { History, Step } from '#tests/faults/model/step.ts'

/** A later version of the server: every record that phones get or send has one more field. */
const TOMORROW = `migrate((app) => {
  const names = ['products', 'orders', 'appointments', 'measurement_sets', 'preferences']
  for (const name of names) {
    const collection = app.findCollectionByNameOrId(name)
    collection.fields.add(new TextField({ name: 'tomorrow', max: 40 }))
    app.save(collection)
  }
}, () => {})
`

const EVERYTHING: Step[] = [
  { do: 'signIn', who: 1 },
  { do: 'add', tab: 0 },
  { do: 'order', tab: 0, seen: 'nothing', isValid: true },
  { do: 'send', tab: 0, kind: 'appointment', flaw: 'none' },
  { do: 'measure', tab: 0, field: 'chest' },
  { do: 'like', tab: 0, field: 'color' },
  { do: 'edit', product: 1 },
  { do: 'shelve', product: 2, shown: false },
]

let campaign: Campaign
let home: string

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'darzi-tomorrow-'))
  const migrations = join(home, 'pb_migrations')
  cpSync(projectFolders(process.env).migrations, migrations, { recursive: true })
  writeFileSync(join(migrations, '9000_tomorrow.js'), TOMORROW)
  campaign = await startCampaign(await nodePhones(), { folders: { migrations } })
})
afterAll(async () => {
  await campaign.stop()
  rmSync(home, { recursive: true, force: true })
})

test('a current app loses nothing when the server has a newer schema', async () => {
  const history: History = EVERYTHING.map((step) => ({ step, rush: false }))
  expect(await campaign.run(history)).toEqual([])
  expect(await campaign.run(NAMED_HISTORIES['two tabs place the same cart'])).toEqual([])
})
