// npm run bench:growth [-- --products 30,500,5000,20000]
// What a shop costs the phone and the server as its catalogue grows, and by how much each figure grows
// with a thousand products more.
import { findPocketBase } from '../setup/pocketbase/pocketbase.mjs'
import { startProgress } from '../setup/process/progress.mjs'
import { stopOnSignals } from '../setup/process/stopOnSignals.mjs'
import { optionsOf } from '../setup/process/usage.mjs'
import { sizeOf, slope } from './measure/growth.mjs'
import { benchBrowser } from './measure/phone.mjs'
import { conditions, inWords } from './measure/report.mjs'
import { benchShop } from './shop.mjs'

/** @typedef {import('./measure/growth.mjs').Size} Size */

/** @type {readonly [what: string, figure: (size: Size) => number, digits: number][]} */
const ROWS = [
  ['page, kB', ({ pageKB }) => pageKB, 1],
  ['first card of a first visit, s', ({ firstCard }) => firstCard, 2],
  ['catalogue received, kB', ({ receivedKB }) => receivedKB, 0],
  ['until all are on the device, s', ({ sync }) => sync, 1],
  ['stored on the device, MB', ({ storedMB }) => storedMB, 1],
  ['script memory, first visit, MB', ({ heapMB }) => heapMB, 1],
  ['script memory, next visit, MB', ({ nextHeapMB }) => nextHeapMB, 1],
  ['newly rendered page, ms', ({ renderMs }) => renderMs, 0],
  ['memory of the server, MB', ({ serverMB }) => serverMB, 0],
  ['database, MB', ({ databaseMB }) => databaseMB, 1],
]

stopOnSignals()
const values = optionsOf(import.meta.url, {
  products: { type: 'string', default: '30,500,5000,20000' },
})
const counts = values.products.split(',').map(Number)
const pocketBase = await findPocketBase()
if (!pocketBase.found) throw new Error(pocketBase.reason)
const { browser, version } = await benchBrowser()
/** @type {Size[]} */
const sizes = []
for (const count of counts) {
  const progress = startProgress(`${count} products`)
  const shop = await benchShop(pocketBase.binary, count)
  sizes.push(await sizeOf(browser, shop, count))
  await shop.stop()
  progress.done()
}
await browser.close()
console.log(`\n${inWords(conditions(version))}\n`)
const header = ['What', ...counts.map(String), 'per 1,000 more']
console.log(`| ${header.join(' | ')} |\n|${' --- |'.repeat(header.length)}`)
for (const [what, figure, digits] of ROWS) {
  const cells = sizes.map((size) => figure(size).toFixed(digits))
  const growth = sizes.length > 1 ? slope(sizes, figure).toFixed(digits + 1) : ''
  console.log(`| ${[what, ...cells, growth].join(' | ')} |`)
}
