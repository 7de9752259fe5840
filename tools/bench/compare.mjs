// npm run bench:compare [-- --runs 5 --idle --old]
// The shop beside two lists built from packages of the npm registry, in the newest Chromium, alternating,
// with one core at 50 % load. --idle leaves it idle; --old adds the Chromium of the npm package.
import { PAGES } from '#domain/site/pages.js'
import { busyCore } from './processor/busyCore.mjs'
import { median } from './measure/figures.mjs'
import { interactions } from './measure/interactions.mjs'
import { getLighthouse, lighthouse } from './measure/lighthouse.mjs'
import { bytesByType, firstCard } from './measure/loading.mjs'
import { benchBrowser, olderBrowser } from './measure/phone.mjs'
import { conditions, inWords } from './measure/report.mjs'
import { peerShops } from './peers/peerShops.mjs'
import { findPocketBase } from '../setup/pocketbase/pocketbase.mjs'
import { startProgress } from '../setup/process/progress.mjs'
import { stopOnSignals } from '../setup/process/stopOnSignals.mjs'
import { optionsOf } from '../setup/process/usage.mjs'
import { benchShop } from './shop.mjs'

const MAX_DURATION_MS = 60 * 60_000
const OTHER_PAGES = [PAGES.Home.path, `${PAGES.Catalogue.path}/navy-twill-suit`, PAGES.Contact.path]

stopOnSignals()
const values = optionsOf(import.meta.url, {
  runs: { type: 'string', default: '5' },
  idle: { type: 'boolean', default: false },
  old: { type: 'boolean', default: false },
})
const runs = Number(values.runs)
const pocketBase = await findPocketBase()
if (!pocketBase.found) throw new Error(pocketBase.reason)
const lighthouseProgram = await getLighthouse()
const newest = await benchBrowser()
const older = values.old ? await olderBrowser(newest.version) : undefined
const shop = await benchShop(pocketBase.binary, 30)
const peers = await peerShops()
const lists = [{ name: 'ours', url: shop.url + PAGES.Catalogue.path }, ...peers]

/** What was measured, by subject; a run of each in turn, so that runs of one place are a pair. @type {Map<string, Map<string, number[]>>} */
const measured = new Map()

/** @param {string} what @param {string} subject @param {number} value */
function add(what, subject, value) {
  const subjects = new Map(measured.get(what) ?? [])
  measured.set(what, subjects.set(subject, [...(subjects.get(subject) ?? []), value]))
}

/** @param {typeof newest} browser @param {string} url @param {string} subject @param {string} where */
async function load(browser, url, subject, where) {
  const how = { runs: 1, until: 0 }
  const run = await lighthouse(lighthouseProgram, browser, url, how)
  const version = browser.version.split('.')[0] ?? ''
  const names = where === '' ? '' : `${where} `
  add(`${names}score, Chromium ${version}`, subject, run.scores[0] ?? NaN)
  add(`${names}FCP, s, Chromium ${version}`, subject, run.fcp)
  add(`${names}LCP, s, Chromium ${version}`, subject, run.lcp)
  add(`${names}TBT, ms, Chromium ${version}`, subject, run.tbt)
  add(`${names}TBT of processor time, ms, Chromium ${version}`, subject, run.processorTbt)
  if (where === '') add(`machine index, Chromium ${version}`, subject, run.machine)
}

const before = conditions(newest.version)
const busy = values.idle ? undefined : busyCore(MAX_DURATION_MS)
try {
  for (let run = 1; run <= runs; run += 1) {
    const progress = startProgress(`Round ${run} of ${runs}`)
    for (const { name, url } of lists) {
      progress.note(name)
      for (const browser of [newest, ...(older ? [older] : [])]) await load(browser, url, name, '')
      const card = await firstCard(newest.browser, url, 1, { worker: name === 'ours' })
      add('first card, s', name, card.cold)
      add('its picture, s', name, card.picture)
      add('first card, second visit, s', name, card.warm)
      const { tap, filter, letter } = await interactions(newest.browser, url)
      add('tap on Add to Cart, ms', name, tap)
      add('a category, ms', name, filter)
      add('a letter, ms', name, letter)
      const bytes = await bytesByType(newest.browser, url)
      add('script, kB', name, bytes['Script'] ?? 0)
    }
    for (const path of OTHER_PAGES) {
      progress.note(path)
      await load(newest, shop.url + path, 'ours', path)
    }
    progress.done()
  }
} finally {
  busy?.stop()
  for (const each of [shop, ...peers]) await each.stop()
  await newest.browser.close()
  await older?.browser.close()
}

const given = {
  ...before,
  'load after': conditions(newest.version).load,
  ...(older && { 'old Chromium': older.version }),
  'one core': values.idle ? 'left idle' : 'kept half busy',
}
console.log(`\n${inWords(given)}\n`)
const names = lists.map(({ name }) => name)
console.log(`| Median of ${runs} | ${names.join(' | ')} | Paired ratios | All of ours |`)
console.log(`|${' --- |'.repeat(names.length + 3)}`)
for (const [what, subjects] of measured) {
  const all = names.map((name) => subjects.get(name) ?? [])
  const [ours = [], ...others] = all
  const ratios = others.map((theirs) => median(ours.map((own, run) => own / (theirs[run] ?? NaN))))
  const cells = all.map((list) => (list.length > 0 ? short(median(list)) : ''))
  const isOurs = others.every((theirs) => theirs.length === 0)
  const pairs = ratios.map((ratio) => (Number.isFinite(ratio) ? short(ratio) : '–'))
  console.log(
    `| ${[what, ...cells, isOurs ? '' : pairs.join(', '), ours.map(short).join(' ')].join(' | ')} |`,
  )
}

/** @param {number} value */
function short(value) {
  return String(value < 10 ? Math.round(value * 100) / 100 : Math.round(value))
}
