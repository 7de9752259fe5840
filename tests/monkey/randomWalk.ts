import type { Page } from 'playwright-core'
import { crash, offlinePage } from '#copy/base/frame.ts'
import { WITHOUT_NETWORK, type PageErrors } from '#tests/harness/browser/pageErrors.ts'
import { isMissed, nextAct, reload, type Act } from './acts.ts'
import { pick, type Random } from './random.ts'

export type Walk = {
  /** Addresses to begin from again, now and then: a walk gets lost in a corner. */
  starts: readonly string[]
  minutes: number
  random: Random
  note: (progress: string) => void
  bad?: BadNetwork | undefined
}

/** A walk on a bad network, during which people also order, measure and take payments. */
export type BadNetwork = {
  /** Decides what the network does to the next act. */
  weather: () => void
  /** Makes the network good again. */
  heal: () => void
  errands: readonly [Act, ...Act[]]
  /** Records what the page promises, after each act, which is `done`; returns what does not add up. */
  listen: (done: string) => Promise<string[]>
  /** The broken promises, once the network works again. */
  broken: () => Promise<string[]>
}

export type Finding = { complaints: readonly string[]; lastActs: readonly string[] }

const NETWORK_TURNS = 0.03
const ERRANDS = 0.25
const ACTS_BETWEEN_STARTS = 60
const ACTS_REPORTED = 14

/** Time for the page between two acts, in milliseconds: mostly too short. */
const SHORT_PAUSE_MS = 30
const LONG_PAUSE_MS = 400

/** Not findings: refused nonsense (4xx), requests aborted by navigation, and Chromium hints. */
const EXPECTED = /status of 4\d\d|\b4\d\d$|ERR_ABORTED|was preloaded using link/
const EXPECTED_OF_BAD = /net::ERR_|status of 5\d\d|\b5\d\d$/

/**
 * Uses the page at random: presses, types, scrolls, goes back, reloads, and loses its network. The
 * device must have cached all the code that the page may need.
 * @returns where it crashed or logged an error, with the preceding actions
 */
export async function walkAtRandom(page: Page, watch: PageErrors, walk: Walk): Promise<Finding[]> {
  const { starts, minutes, random, note, bad } = walk
  const context = page.context()
  const findings: Finding[] = []
  const acts: string[] = []
  const end = Date.now() + minutes * 60_000
  let isOffline = false
  let heard = watch.noticed().length
  context.on('page', (other) => void (other !== page && other.close()))
  async function setOffline(offline: boolean) {
    isOffline = offline
    await context.setOffline(offline)
  }
  async function begin() {
    await setOffline(false)
    const start = starts[Math.floor(random() * starts.length)] ?? '/'
    await page.goto(start).catch(() => undefined) // the page may be leaving for another
    acts.push(`opens ${start}`)
  }
  await begin()
  while (Date.now() < end) {
    const { pathname } = new URL(page.url())
    const done = await act()
    acts.push(`${pathname} ${done}`)
    await page.waitForTimeout(random() < 0.3 ? LONG_PAUSE_MS : SHORT_PAUSE_MS)
    const contradictions = await bad?.listen(done).catch(unlessMissed)
    const complaints = watch.noticed().slice(heard).filter(isUnexpected)
    heard = watch.noticed().length
    complaints.push(...(contradictions ?? []))
    const broken = await brokenPage(page)
    complaints.push(...broken)
    if (complaints.length > 0) findings.push({ complaints, lastActs: acts.slice(-ACTS_REPORTED) })
    if (broken.length > 0 || acts.length % ACTS_BETWEEN_STARTS === 0) await begin()
    note(`${acts.length} acts, ${findings.length} findings`)
  }
  bad?.heal()
  await setOffline(false)
  const complaints = (await bad?.broken()) ?? []
  if (complaints.length > 0) findings.push({ complaints, lastActs: acts })
  return findings

  async function act(): Promise<string> {
    if (random() < NETWORK_TURNS) {
      await setOffline(!isOffline)
      if (!isOffline) return 'has the network again'
      return `loses the network, ${await reload(page, random)}`
    }
    bad?.weather()
    const chosen = bad && random() < ERRANDS ? pick(bad.errands, random) : nextAct(random)
    try {
      return await chosen(page, random)
    } catch (error) {
      unlessMissed(error)
      return `${chosen.name}: misses, as the page changes`
    }
  }

  function isUnexpected(complaint: string): boolean {
    if (bad && EXPECTED_OF_BAD.test(complaint)) return false
    return !WITHOUT_NETWORK.test(complaint) && !EXPECTED.test(complaint)
  }
}

function unlessMissed(error: unknown): undefined {
  if (!isMissed(error)) throw error
  return undefined
}

/** The title of a page that crashed, or that says its code is not on the device. */
async function brokenPage(page: Page): Promise<string[]> {
  const titles = [crash.title, offlinePage.title]
  try {
    const heading = page.getByRole('heading', { name: new RegExp(titles.join('|')) })
    return (await heading.allTextContents()).slice(0, 1)
  } catch (error) {
    unlessMissed(error)
    return []
  }
}
