// `npm run bench [-- --quick] [-- --json file]`: measures the built shop as it runs in production.
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { answersPerSecond } from './bench/answers.mjs'
import { table, verdict } from './bench/figures.mjs'
import { largeCatalogue } from './bench/largeCatalogue.mjs'
import { getLighthouse, lighthouse } from './bench/lighthouse.mjs'
import { bytesByType, firstCard, offlineStart } from './bench/loading.mjs'
import { benchBrowser } from './bench/phone.mjs'
import { benchShop } from './bench/shop.mjs'
import { storageTimes } from './bench/storage.mjs'
import { findPocketBase, howToGetPocketBase } from './setup/pocketbase.mjs'
import { startProgress } from './setup/progress.mjs'

const ROUTES = ['/', '/all-collections', '/all-collections/navy-twill-suit'].concat([
  '/contact',
  '/cart',
  '/login',
])
const OFFLINE = ['/', '/all-collections', '/all-collections/ivory-sherwani', '/contact', '/cart']

const { argv } = process
const quick = argv.includes('--quick')
const json = argv.includes('--json') ? argv[argv.indexOf('--json') + 1] : undefined
const only = argv.includes('--only') ? argv[argv.indexOf('--only') + 1]?.split(',') : undefined

/** @type {import('./bench/figures.mjs').Figure[]} */
const figures = []
const load = loadavg()[0] ?? 0

const pocketBase = await findPocketBase()
if (!pocketBase.found) throw new Error(howToGetPocketBase(pocketBase.refusals))
const { binary } = pocketBase
const shown = await benchBrowser()
const { browser } = shown

await withShop(30, async (shop) => {
  await step('bytes', 'Bytes of a first visit', async () => {
    for (const path of ['/', '/all-collections']) {
      const bytes = await bytesByType(browser, shop.url + path)
      const script = bytes['Script'] ?? 0
      figures.push({ what: `${path} script`, got: script, unit: 'kB', most: 95 })
      for (const [type, size] of Object.entries(bytes))
        if (type !== 'Script')
          figures.push({ what: `${path} ${type.toLowerCase()}`, got: size, unit: 'kB' })
    }
  })
  await step('card', 'First card, Slow 4G and a processor four times slower', async () => {
    const url = `${shop.url}/all-collections`
    const { cold, picture, warm, moved } = await firstCard(browser, url, quick ? 1 : 5)
    figures.push({ what: 'first card, cold', got: cold, unit: 's', most: 0.9 })
    figures.push({ what: 'its picture, cold', got: picture, unit: 's', most: 1.3 })
    figures.push({ what: 'first card, second visit', got: warm, unit: 's', most: 0.25 })
    figures.push({ what: 'things moved (CLS), cold', got: moved, most: 0.001 })
  })
  await step('offline', 'Start without a network', async () => {
    const { median, longest } = await offlineStart(browser, shop.url, OFFLINE)
    figures.push({ what: 'offline start, median of five routes', got: median, unit: 's' })
    figures.push({ what: 'offline start, slowest route', got: longest, unit: 's' })
  })
  await step('storage', 'Cart and outbox', async () => {
    const { first, next, outbox } = await storageTimes(browser, shop.url)
    figures.push({ what: 'into the cart, database opened by it', got: first, unit: 'ms' })
    figures.push({ what: 'into the cart, database open', got: next, unit: 'ms' })
    figures.push({ what: 'a form into the outbox, offline', got: outbox, unit: 'ms' })
  })
  await step('answers', 'Answers per second', async () => {
    const rates = await answersPerSecond(shop.url, quick ? 1000 : 5000, shop.owner)
    figures.push({ what: 'answers a second, page kept', got: Math.round(rates.cached) })
    figures.push({ what: 'answers a second, 304', got: Math.round(rates.unchanged) })
    figures.push({ what: 'answers a second, rendered anew', got: Math.round(rates.rendered) })
  })
  await step('lighthouse', `Lighthouse, median of ${quick ? 1 : 5}`, async (note) => {
    const program = await getLighthouse()
    for (const path of quick ? ROUTES.slice(0, 2) : ROUTES) {
      note(path)
      const found = await lighthouse(program, shown, shop.url + path, quick ? 1 : 5)
      const names = ['performance', 'accessibility', 'best practices', 'SEO']
      found.scores.forEach((score, at) =>
        figures.push({ what: `Lighthouse ${path} ${names[at]}`, got: score, least: 100 }),
      )
      figures.push({ what: `Lighthouse ${path} FCP`, got: found.fcp, unit: 's', most: 0.75 })
      figures.push({ what: `Lighthouse ${path} LCP`, got: found.lcp, unit: 's', most: 1.1 })
      figures.push({ what: `Lighthouse ${path} TBT`, got: found.tbt, unit: 'ms', most: 50 })
      figures.push({ what: `Lighthouse ${path} CLS`, got: found.cls, most: 0 })
      if (found.failed.length > 0)
        figures.push({ what: `Lighthouse ${path} not met`, got: found.failed.join(', ') })
      figures.push({ what: `Lighthouse ${path} machine index`, got: found.machine })
    }
  })
})

for (const count of quick ? [30] : [30, 500, 5000]) {
  if (only && !only.includes('many')) break
  await withShop(count, (shop) =>
    step('many', `${count} products`, async () => {
      const felt = await largeCatalogue(browser, shop.url, count)
      const { typing, filtering, scrolling } = felt.longest
      figures.push({ what: `${count} products on the device`, got: felt.sync, unit: 's' })
      figures.push({ what: `${count}: a keystroke`, got: felt.keystroke, unit: 'ms', most: 16 })
      figures.push({ what: `${count}: a category`, got: felt.filter, unit: 'ms', most: 60 })
      const slow = 'longest task, processor 4x slower,'
      figures.push({ what: `${count}: ${slow} typing`, got: typing, unit: 'ms', most: 50 })
      figures.push({ what: `${count}: ${slow} filtering`, got: filtering, unit: 'ms' })
      figures.push({ what: `${count}: ${slow} scrolling`, got: scrolling, unit: 'ms' })
    }),
  )
}
await browser.close()

const machine = {
  processor: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
  node: process.version,
  chromium: shown.version,
  date: new Date().toISOString().slice(0, 10),
  loadBefore: load,
  loadAfter: loadavg()[0] ?? 0,
}
console.log(
  `\n${Object.entries(machine)
    .map((pair) => pair.join(' '))
    .join(', ')}\n`,
)
console.log(table(figures))
if (json) {
  const judged = figures.map((figure) => ({ ...figure, verdict: verdict(figure) }))
  writeFileSync(json, `${JSON.stringify({ machine, figures: judged }, null, 2)}\n`)
}

/**
 * One part of the bench; a part that fails is a line of the table, and the others go on.
 * @param {string} name for `--only`
 * @param {string} doing
 * @param {(note: (text: string) => void) => Promise<void>} work
 */
async function step(name, doing, work) {
  if (only && !only.includes(name)) return
  const progress = startProgress(doing)
  try {
    await work(progress.note)
    progress.done()
  } catch (error) {
    progress.done('failed')
    figures.push({ what: doing, got: String(error).split('\n')[0] ?? 'failed', least: 1 })
  }
}

/**
 * @param {number} count
 * @param {(shop: Awaited<ReturnType<typeof benchShop>>) => Promise<void>} use
 */
async function withShop(count, use) {
  const progress = startProgress(`A shop with ${count} products`)
  const shop = await benchShop(binary, count)
  progress.done()
  try {
    await use(shop)
  } finally {
    await shop.stop()
  }
}
