import { describe, expect, test } from 'vitest'
import { shopBehindRelay } from './harness/shopBehindRelay.ts'
import { enginesOfRun, PHONE, TABLET, visit } from './harness/visit.ts'
import type { Screen } from './harness/screen.ts'

/** A quarter of a card on a phone. */
const CLOSE_PX = 96

const HAS_ALL = `document.querySelectorAll('main li h2').length === 30`

const shop = shopBehindRelay()

describe.each(await enginesOfRun())('$name $version', (engine) => {
  describe.each([PHONE, TABLET])('$width px wide', (size) => {
    test('back from the cart, the collection is where it was', () =>
      visit(engine, { name: 'back to the collection', url: shop.url, size }, async (screen) => {
        const seen = await scrollDown(screen)
        await screen.driver.run(`document.querySelector('header a[href="/cart"]').click()`)
        await screen.sees('Your Cart')
        await screen.driver.run(`history.back()`)
        await expectInPlace(screen, seen)
      }))

    test('reloaded, the collection is where it was', () =>
      visit(engine, { name: 'the collection reloaded', url: shop.url, size }, async (screen) => {
        const seen = await scrollDown(screen)
        await screen.reload()
        await expectInPlace(screen, seen)
      }))
  })
})

type Card = { name: string; top: number }

/** Scrolls down the collection in steps. */
async function scrollDown(screen: Screen): Promise<Card> {
  await screen.goto('/all-collections')
  await screen.becomesTrue(HAS_ALL)
  for (let part = 0; part < 0.7; part += 0.1) await scrollTo(screen, part)
  return middleCard(screen)
}

async function expectInPlace(screen: Screen, { name, top }: Card): Promise<void> {
  await screen.becomesTrue(HAS_ALL)
  await settle(screen)
  expect(Math.abs((await topOf(screen, name)) - top)).toBeLessThan(CLOSE_PX)
}

async function scrollTo(screen: Screen, part: number): Promise<void> {
  const top = `document.documentElement.scrollHeight * ${part}`
  await screen.driver.run(`window.scrollTo({ top: ${top}, behavior: 'instant' })`)
  await settle(screen)
}

/** Waits as many frames as the engines need to lay out what has come into view. */
async function settle(screen: Screen): Promise<void> {
  await screen.driver.run(`new Promise((done) => {
    let frames = 20
    const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done())
    next()
  })`)
}

/** The first card that reaches below the middle of the window. */
async function middleCard(screen: Screen): Promise<Card> {
  const name = await screen.driver.run(
    `[...document.querySelectorAll('main li:has(h2)')].find(
      (card) => card.getBoundingClientRect().bottom > innerHeight / 2,
    ).querySelector('h2').textContent`,
  )
  return { name: String(name), top: await topOf(screen, String(name)) }
}

async function topOf(screen: Screen, name: string): Promise<number> {
  const cards = `[...document.querySelectorAll('main li h2')]`
  const top = await screen.driver.run(
    `${cards}.find((one) => one.textContent === ${JSON.stringify(name)}).getBoundingClientRect().top`,
  )
  return Number(top)
}
