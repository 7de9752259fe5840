import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { newVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { openForBusiness } from '#tests/harness/scenes/openForBusiness.ts'
import { signOwnerIn, waitUntilDeskIsKept } from '#tests/harness/steps/deskSteps.ts'
import { orderShirt, signUp, waitUntilOfflineReady } from '#tests/harness/steps/shopperSteps.ts'
import { randomOf } from '#tests/faults/phone/random.ts'
import { startProgress } from '#tools/setup/process/progress.mjs'
import { startFaultProxy, type FaultProxy } from '#tests/harness/network/faultProxy.ts'
import { weatherOf } from './badNetwork.ts'
import { OWNER_ERRANDS, SHOPPER_ERRANDS } from './errands.ts'
import { promisesTo } from './promises.ts'
import { walkAtRandom, type BadNetwork } from './randomWalk.ts'

const MINUTES = Number(process.env['MONKEY_MINUTES'])
const SEED = Number(process.env['MONKEY_SEED'])
const IS_BAD = process.env['MONKEY_NETWORK'] === 'bad'

/** Time to sign up, order and sign in, and to compare at the end, in milliseconds. */
const BESIDE_MS = 300_000

/** How long a hurried person waits for something on the page, in milliseconds. */
const PATIENCE_MS = 5000

const shop = shopInBrowser({ demo: true })

beforeAll(() => openForBusiness(shop))

const PEOPLE = [
  {
    who: 'shopper',
    viewport: { width: 390, height: 780 },
    starts: ['/', '/all-collections', '/cart', '/checkout', '/dashboard', '/measurements'],
    errands: SHOPPER_ERRANDS,
    sentFrom: '/dashboard?tab=orders',
  },
  {
    who: 'owner',
    viewport: { width: 1024, height: 768 },
    starts: ['products', 'orders', 'fittings', 'settings'].map((page) => `/admin/${page}`),
    errands: OWNER_ERRANDS,
    sentFrom: '/admin/orders',
  },
] as const

test.each(PEOPLE)(
  'whatever the $who presses, no page crashes or logs an error',
  { timeout: MINUTES * 60_000 + BESIDE_MS },
  async ({ who, viewport, starts, errands, sentFrom }) => {
    const proxy = IS_BAD ? await startFaultProxy(shop.url) : undefined
    onTestFinished(() => proxy?.stop())
    const random = randomOf(SEED)
    const { page, watch } = await newVisitor({ url: proxy?.url ?? shop.url, viewport })
    // The walk judges what the page complains of.
    watch.allow(/./)
    const email = `${who}@example.com`
    await signUp(page, email)
    await orderShirt(page)
    await waitUntilOfflineReady(page)
    if (who === 'owner') {
      await signOwnerIn(page, shop)
      await waitUntilDeskIsKept(page)
    }
    const progress = startProgress(`${who}, seed ${SEED}`)
    const bad = proxy && badNetwork(proxy)
    const walk = { starts, minutes: MINUTES, random, note: progress.note, bad }
    const findings = await walkAtRandom(page, watch, walk)
    progress.done()
    expect(findings).toEqual([])

    function badNetwork(spoiled: FaultProxy): BadNetwork {
      page.setDefaultTimeout(PATIENCE_MS)
      const promises = promisesTo(email)
      return {
        weather: weatherOf(spoiled, random),
        heal: spoiled.heal,
        errands,
        listen: (done) => promises.listen(page, done),
        broken: () => promises.broken(page, shop, sentFrom),
      }
    }
  },
)
