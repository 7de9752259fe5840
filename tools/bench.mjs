// `npm run bench [-- --quick] [-- --only parts]`: measures the built shop as it runs in production.
import { PAGES } from '#domain/site/pages.js'
import { answersPerSecond, renderMs } from './bench/measure/answers.mjs'
import { table } from './bench/measure/figures.mjs'
import { largeCatalogue } from './bench/measure/largeCatalogue.mjs'
import { getLighthouse, lighthouse } from './bench/measure/lighthouse.mjs'
import { bytesByType, firstCard, offlineStart } from './bench/measure/loading.mjs'
import { benchBrowser } from './bench/measure/phone.mjs'
import { conditions, inWords, writeReport } from './bench/measure/report.mjs'
import { steps } from './bench/steps.mjs'
import { storageTimes } from './bench/measure/storage.mjs'
import { findPocketBase } from './setup/pocketbase/pocketbase.mjs'
import { optionsOf } from './setup/process/usage.mjs'

const values = optionsOf(import.meta.url, {
  quick: { type: 'boolean', default: false },
  only: { type: 'string' },
})
const { quick } = values
const only = values.only?.split(',')

const { Home, Catalogue, Contact, Cart, Login } = PAGES
const product = (/** @type {string} */ slug) => `${Catalogue.path}/${slug}`
const OFFLINE = [Home.path, Catalogue.path, product('ivory-sherwani'), Contact.path, Cart.path]
const ROUTES = OFFLINE.with(2, product('navy-twill-suit')).concat(Login.path)

const RENDERED = [Home.path, Catalogue.path, product('navy-twill-suit'), Contact.path]

/** From the start of the bench; a Lighthouse run that has begun by then is its page's last. */
const LATEST_MS = 13 * 60_000

const FIRST = ['bytes', 'card', 'offline', 'storage', 'answers']

/** @type {import('./bench/measure/figures.mjs').Figure[]} */
const figures = []

const pocketBase = await findPocketBase()
if (!pocketBase.found) throw new Error(pocketBase.reason)
const shown = await benchBrowser()
const { browser } = shown
const before = conditions(shown.version)
const { step, withShop, failed } = steps({ binary: pocketBase.binary, only, figures })

await withShop(30, FIRST, async (shop) => {
  await step('bytes', 'Bytes of a first visit', async () => {
    for (const { path } of [Home, Catalogue]) {
      const bytes = await bytesByType(browser, shop.url + path)
      const script = bytes['Script'] ?? 0
      figures.push({ what: `${path} script`, got: script, unit: 'kB', most: 95 })
      for (const [type, size] of Object.entries(bytes))
        if (type !== 'Script')
          figures.push({ what: `${path} ${type.toLowerCase()}`, got: size, unit: 'kB' })
    }
  })
  await step('card', 'First card, Slow 4G and a processor four times slower', async () => {
    const url = `${shop.url}${Catalogue.path}`
    const { cold, picture, warm, warmOfTen, moved } = await firstCard(browser, url, quick ? 1 : 10)
    figures.push({ what: 'first card, cold', got: cold, unit: 's', most: 0.9 })
    figures.push({ what: 'its picture, cold', got: picture, unit: 's', most: 1.3 })
    figures.push({ what: 'first card, second visit', got: warm, unit: 's', most: 0.25 })
    figures.push({ what: 'nine of ten second visits', got: warmOfTen, unit: 's', most: 0.25 })
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
    const rates = await answersPerSecond(shop, quick ? 1000 : 5000)
    figures.push({ what: 'answers a second, page cached', got: Math.round(rates.cached) })
    figures.push({ what: 'answers a second, 304', got: Math.round(rates.unchanged) })
    figures.push({ what: 'answers a second, page rendered', got: Math.round(rates.rendered) })
  })
})

for (const count of quick ? [30] : [30, 500, 5000]) {
  await withShop(count, ['many', 'render'], async (shop) => {
    await step('render', `Pages rendered, ${count} products`, async () => {
      for (const path of RENDERED) {
        const { ms, processorMs } = await renderMs(shop, path, quick ? 500 : 2000)
        const most = count === 5000 ? 20 : undefined
        const what = `${count}: ${path} rendered`
        figures.push({ what, got: ms, unit: 'ms', ...(most && { most }) })
        if (processorMs > 0)
          figures.push({ what: `${what}, processor time`, got: processorMs, unit: 'ms' })
      }
    })
    await step('many', `${count} products`, async () => {
      const felt = await largeCatalogue(browser, shop.url, count)
      const { typing, filtering, scrolling } = felt.longest
      figures.push({ what: `${count} products on the device`, got: felt.sync, unit: 's' })
      figures.push({ what: `${count}: a keystroke`, got: felt.keystroke, unit: 'ms', most: 16 })
      figures.push({ what: `${count}: a category`, got: felt.filter, unit: 'ms', most: 60 })
      const slow = 'longest task, processor 4x slower,'
      figures.push({ what: `${count}: ${slow} typing`, got: typing, unit: 'ms', most: 50 })
      figures.push({ what: `${count}: ${slow} filtering`, got: filtering, unit: 'ms' })
      figures.push({ what: `${count}: ${slow} scrolling`, got: scrolling, unit: 'ms' })
    })
  })
}
// Last, because it makes fewer runs of each page when time is short.
await withShop(30, ['lighthouse'], async (shop) => {
  const runs = quick ? 1 : 5
  for (const path of quick ? ROUTES.slice(0, 2) : ROUTES) {
    await step('lighthouse', `Lighthouse of ${path}, median of up to ${runs}`, async () => {
      const program = await getLighthouse()
      const found = await lighthouse(program, shown, shop.url + path, { runs, until: LATEST_MS })
      const names = ['performance', 'accessibility', 'best practices', 'SEO']
      found.scores.forEach((score, at) =>
        figures.push({ what: `Lighthouse ${path} ${names[at]}`, got: score, least: 100 }),
      )
      figures.push({ what: `Lighthouse ${path} FCP`, got: found.fcp, unit: 's', most: 0.75 })
      figures.push({ what: `Lighthouse ${path} LCP`, got: found.lcp, unit: 's', most: 1.1 })
      figures.push({ what: `Lighthouse ${path} TBT`, got: found.tbt, unit: 'ms', most: 50 })
      figures.push({ what: `Lighthouse ${path} CLS`, got: found.cls, most: 0.001 })
      if (found.failed.length > 0)
        figures.push({ what: `Lighthouse ${path} not met`, got: found.failed.join(', ') })
      figures.push({ what: `Lighthouse ${path} machine index`, got: found.machine })
    })
  }
})
await browser.close()

const given = { ...before, 'load after': conditions(shown.version).load }
console.log(`\n${inWords(given)}\n`)
console.log(table(figures))
for (const file of writeReport(given, figures)) console.log(file)
if (failed()) process.exitCode = 1
