import { beforeAll, expect, test } from 'vitest'
import { newVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { openForBusiness } from '#tests/harness/scenes/openForBusiness.ts'
import { signOwnerIn } from '#tests/harness/steps/deskSteps.ts'
import { orderShirt, signUp } from '#tests/harness/steps/shopperSteps.ts'
import { randomOf } from '#tests/faults/phone/random.ts'
import { startProgress } from '#tools/setup/process/progress.mjs'
import { walkAtRandom } from './randomWalk.ts'

const MINUTES = Number(process.env['MONKEY_MINUTES'])
const SEED = Number(process.env['MONKEY_SEED'])

/** Time to sign up, order and sign in, in milliseconds. */
const BEFORE_MS = 120_000

const shop = shopInBrowser({ demo: true })

beforeAll(() => openForBusiness(shop))

const PEOPLE = [
  {
    who: 'shopper',
    viewport: { width: 390, height: 780 },
    starts: ['/', '/all-collections', '/cart', '/checkout', '/dashboard', '/measurements'],
  },
  {
    who: 'owner',
    viewport: { width: 1024, height: 768 },
    starts: ['products', 'orders', 'fittings', 'settings'].map((page) => `/admin/${page}`),
  },
] as const

test.each(PEOPLE)(
  'whatever the $who presses, no page crashes or complains',
  { timeout: MINUTES * 60_000 + BEFORE_MS },
  async ({ who, viewport, starts }) => {
    const { page, watch } = await newVisitor({ url: shop.url, viewport })
    // The walk judges what the page complains of.
    watch.allow(/./)
    await signUp(page, `${who}@example.com`)
    await orderShirt(page)
    if (who === 'owner') await signOwnerIn(page, shop)
    const progress = startProgress(`${who}, seed ${SEED}`)
    const walk = { starts, minutes: MINUTES, random: randomOf(SEED), note: progress.note }
    const findings = await walkAtRandom(page, watch, walk)
    progress.done()
    expect(findings).toEqual([])
  },
)
