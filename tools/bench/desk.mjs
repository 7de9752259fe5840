// npm run bench:desk [-- --count 5000 --rate 1]
// How fast the owner's lists respond with many records: from key press or tap to the painted list,
// in Chromium on a tablet's screen. `--rate 4` makes the processor four times slower.
import { cpus, loadavg } from 'node:os'
import { findPocketBase } from '../setup/pocketbase/pocketbase.mjs'
import { startProgress } from '../setup/process/progress.mjs'
import { deskLists } from './deskLists.mjs'
import { table } from './measure/figures.mjs'
import { fillOrders } from './fillOrders.mjs'
import { benchBrowser } from './measure/phone.mjs'
import { benchShop } from './shop.mjs'
import { optionsOf } from '../setup/process/usage.mjs'

/** The target response time, in milliseconds. */
const GOAL_MS = 100

const values = optionsOf(import.meta.url, {
  count: { type: 'string', default: '5000' },
  rate: { type: 'string', default: '1' },
})
const count = Number(values.count)

const pocketBase = await findPocketBase()
if (!pocketBase.found) throw new Error(pocketBase.reason)
const { browser, version } = await benchBrowser()

const progress = startProgress(`A house with ${count} products and ${count} orders`)
const shop = await benchShop(pocketBase.binary, count)
try {
  await fillOrders(shop, count, progress.note)
  progress.done()
  const before = loadavg()[0] ?? 0
  const measuring = startProgress('Its lists')
  const found = await deskLists(browser, shop, count, Number(values.rate))
  measuring.done()
  const load = [before, loadavg()[0] ?? 0].map((share) => share.toFixed(1)).join(' to ')
  const { length: cores, 0: core } = cpus()
  console.log(`\n${cores} x ${core?.model ?? 'unknown'}, Chromium ${version}, load ${load}\n`)
  const figures = found.flatMap(({ what, typical, longest }) => [
    { what, got: Math.round(typical), unit: 'ms', most: GOAL_MS },
    { what: `${what}, longest`, got: Math.round(longest), unit: 'ms' },
  ])
  console.log(table(figures))
} finally {
  await browser.close()
  await shop.stop()
}
