import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { dateOf, shopDay } from '#domain/base/day.ts'
import { shortDay } from '#copy/base/day.ts'
import { newVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { FITTING_SETTINGS } from '#tests/harness/data/fittings.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { saveSettings } from '#tests/harness/server/shopSettings.ts'
import { signOwnerIn } from '#tests/harness/steps/deskSteps.ts'
import { waitUntilOfflineReady } from '#tests/harness/steps/shopperSteps.ts'

const shop = shopInBrowser()
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 1024, height: 768 }
const DAY = dateOf(shopDay(Date.now()) + 3)

/** One customer at a time, every day, at 10:30 and 11:00. */
const HOURS = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:30', until: '11:30' }))

beforeAll(() => saveSettings(shop, { fittings: { ...FITTING_SETTINGS, hours: HOURS } }))

type Point = { x: number; y: number }

/** The link that a customer has got in the chat. */
async function linkOf(firstName: string): Promise<string> {
  const body = sentOrder({ firstName })
  const made = await ask(shop, records('orders'), { method: 'POST', body })
  return `/fitting/${String(made.body['payToken'])}`
}

async function bookAtHalfPastTen(page: Page): Promise<void> {
  await page.getByLabel('Day').selectOption(shortDay(DAY))
  await page.getByLabel('Time').selectOption('10:30 am')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByText(/^Saved on this device: /).waitFor()
}

/** Puts a finger on one place, moves it to the other and lifts it. */
async function dragByFinger(from: Locator, to: Locator): Promise<void> {
  const page = from.page()
  await from.scrollIntoViewIfNeeded()
  const [start, end] = await Promise.all([centreOf(from), centreOf(to)])
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await touch('touchStart', start)
  await touch('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 })
  await touch('touchMove', end)
  await touch('touchEnd')
}

async function centreOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('two phones take the last slot offline: the second gets the next one and sees it, and the owner moves it', async () => {
  const phones = await Promise.all(
    ['Asha', 'Meera'].map(async (name) => {
      const visitor = await newVisitor({ url: shop.url, viewport: PHONE })
      visitor.watch.allow(/INTERNET_DISCONNECTED/)
      await visitor.page.goto(await linkOf(name))
      await visitor.page.getByLabel('Day').waitFor()
      await waitUntilOfflineReady(visitor.page)
      await visitor.context.setOffline(true)
      await bookAtHalfPastTen(visitor.page)
      return visitor
    }),
  )
  const [first, second] = phones
  if (!first || !second) throw new Error('There are two phones.')
  await first.context.setOffline(false)
  await first.page.getByText('Agreed. See you then.').waitFor()
  await second.context.setOffline(false)
  await second.page.getByText('10:30 am for you. You have 11:00 am instead.').waitFor()
  const [download] = await Promise.all([
    first.page.waitForEvent('download'),
    first.page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('firstTrial.ics')
  await second.page.getByRole('button', { name: 'Confirm' }).click()
  await second.page.getByText('Agreed. See you then.').waitFor()

  const { page: desk } = await newVisitor({ url: shop.url, viewport: TABLET, hasTouch: true })
  await signOwnerIn(desk, shop)
  await desk.goto(`/admin/fittings?week=${DAY}`)
  const day = desk.getByRole('region', { name: shortDay(DAY) })
  await day.getByRole('button', { name: /^Move: First trial, Asha/ }).waitFor()
  const moved = desk.getByRole('button', { name: /^Move: First trial, Meera/ })
  await moved.focus()
  await desk.keyboard.press('ArrowDown')
  await desk.getByText(/now .*, 11:30 am\. Please tell the customer\./).waitFor()
  await desk.getByText('Outside your hours for fittings.').waitFor()
  await expect.poll(() => moved.evaluate((button) => button === document.activeElement)).toBe(true)

  const slotAt = (time: string) => day.getByRole('listitem').filter({ hasText: time })
  await dragByFinger(moved, slotAt('11:00 am'))
  await desk.getByText(/now .*, 11:00 am\. Please tell the customer\./).waitFor()
  await moved.hover()
  await desk.mouse.down()
  await slotAt('10:30 am').hover()
  await desk.mouse.up()
  await desk.getByText('More fittings than you can take at that time.').waitFor()
  expect(await desk.getByRole('dialog').count()).toBe(0)
  const chat = await desk.getByRole('link', { name: 'Tell the customer' }).getAttribute('href')
  expect(decodeURIComponent(chat ?? '')).toContain('/fitting/')

  await second.page.reload()
  await second.page.getByText(`${shortDay(DAY)}, 10:30 am`).waitFor()
  await second.page.getByText('Please tell us whether you can come then.').waitFor()
})
