import { inflateSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { LOCAL_DATA_KEY } from '#data/storage/localData.ts'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { asOwner } from '#tests/harness/browser/signedIn.ts'
import { openForBusiness } from '#tests/harness/scenes/openForBusiness.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder, suit } from '#tests/harness/server/sentOrder.ts'

const shop = shopInBrowser({ demo: true })

beforeAll(() => openForBusiness(shop))

/** A sheet of A4 without its margins, at 96 dots per inch. */
const SHEET = { width: 688, height: 1017 }

/** The longest name and address that fit most labels. */
const LONG = {
  firstName: 'Venkatanarasimharajuvaripeta',
  lastName: 'Krishnamurthy-Ramanathaswamy Iyer',
  address: 'Flat 1204, Tower B, Shantiniketan Apartments, Main Road, near the old water tank',
}

/** Places an order of so many suits, and returns its id. */
async function orderOf(pieces: number, person?: { id: string; token: string }): Promise<string> {
  const lines = Array.from({ length: pieces }, () => suit())
  const order = sentOrder({ ...LONG, lines, user: person?.id ?? '' })
  const asked = { method: 'POST', body: order, ...(person && { token: person.token }) } as const
  const { status } = await ask(shop, records('orders'), asked)
  expect(status).toBe(200)
  return order.id
}

async function asShopper(shopper: { email: string; password: string }): Promise<Page> {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).first().fill(shopper.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  return page
}

async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
}

/** Ends `onPaper`. With `screen` instead of null, the next PDF would show the screen. */
async function offPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: null })
}

/** The grids and rows that are taller than a sheet: going on over the page, they overlap. */
function tallGrids(page: Page): Promise<string[]> {
  return page.evaluate((sheet) => {
    const all = [...document.querySelectorAll('#root, #root *')]
    const tall = all.filter((element) => element.getBoundingClientRect().height > sheet)
    const laidOut = tall.filter((element) => /grid|flex/.test(getComputedStyle(element).display))
    return laidOut.map((element) => element.outerHTML.slice(0, 80))
  }, SHEET.height)
}

/** How many texts each sheet has, in order. */
function textsBySheet(pdf: Buffer): number[] {
  const source = pdf.toString('latin1')
  const streams = new Map<string, string>()
  const objects = source.matchAll(/(\d+) 0 obj\s*<<([^>]*)\/Length (\d+)[^>]*>>\s*stream\r?\n/g)
  for (const { 0: start, 1: id = '', 2: head = '', 3: length, index } of objects) {
    const from = index + start.length
    if (head.includes('/FlateDecode'))
      streams.set(id, inflateSync(pdf.subarray(from, from + Number(length))).toString('latin1'))
  }
  const contents = source.matchAll(/\/Type \/Page\b[^]*?\/Contents (\d+) 0 R/g)
  return [...contents].map(([, id = '']) => streams.get(id)?.match(/\bBT\b/g)?.length ?? 0)
}

/** On how many lines a text is set. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
}

test('A long order prints in black on white over several sheets, with nothing over its sums', async () => {
  const shopper = await newShopper(shop)
  const id = await orderOf(14, shopper)
  const page = await asShopper(shopper)
  await page.goto(`/order/${id}`)
  await page.getByRole('heading', { level: 1, name: /^Order ET-/ }).waitFor()
  await onPaper(page)
  expect(await page.getByRole('article').locator('li').count()).toBeGreaterThan(14)
  expect(await tallGrids(page)).toEqual([])
  expect(await page.getByRole('link', { name: 'All your orders' }).isVisible()).toBe(false)
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return { color, backgroundColor }
  })
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
})

test('A work card keeps at least one piece on the page with the signatures, however many it lists', async () => {
  const { page } = await newOnlineVisitor(await asOwner(shop))
  for (const pieces of [4, 5, 10, 11]) {
    const id = await orderOf(pieces)
    await page.goto(`/admin/orders/${id}`)
    await page.getByRole('button', { name: 'Print the work card' }).waitFor()
    const sheets = textsBySheet(await page.pdf({ preferCSSPageSize: true }))
    const [signed] = sheets.slice(-1)
    expect({ pieces, sheets, holdsPiece: (signed ?? 0) > 3 }).toMatchObject({ holdsPiece: true })
    await onPaper(page)
    expect(await tallGrids(page)).toEqual([])
    await offPaper(page)
  }
})

test('A measurement card prints alone, on one sheet of A5', async () => {
  const page = await asShopper(await newShopper(shop))
  await page.goto('/dashboard?tab=measurements')
  await page.getByRole('textbox', { name: 'Chest', exact: true }).fill('41')
  await page.getByRole('button', { name: 'Save Measurements' }).click()
  await page.getByRole('checkbox', { name: 'I agree that my measurements are kept' }).check()
  await page.getByRole('button', { name: 'Agree and save' }).click()
  await page.getByRole('button', { name: 'Measurement card' }).click()
  await page.getByRole('row', { name: 'Chest 41 104.1' }).waitFor()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(textsBySheet(pdf)).toEqual([expect.any(Number)])
  expect(pdf.toString('latin1').match(/\/MediaBox \[[^\]]*\]/g)).toEqual([
    '/MediaBox [0 0 420 594.95996]',
  ])
  await onPaper(page)
  expect(await page.getByRole('row', { name: 'Chest 41 104.1' }).isVisible()).toBe(true)
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('textbox').filter({ visible: true }).count()).toBe(0)
})

test('A long name and address leave an invoice its number and days in one line each', async () => {
  const { token } = await signInOwner(shop)
  const order = await orderOf(3)
  const body = { id: newRecordId(), what: 'invoice', place: '27', buyerGstin: '', percent: 18 }
  const path = `/api/owner/orders/${order}/documents`
  expect((await ask(shop, path, { method: 'POST', token, body })).status).toBe(200)
  const { page } = await newOnlineVisitor(await asOwner(shop))
  await page.goto(`/admin/orders/${order}/documents/${body.id}`)
  const sheet = page.getByRole('article', { name: /^Tax Invoice INV-/ })
  await sheet.waitFor()
  await onPaper(page)
  const broken = await sheet.locator('dd').evaluateAll((facts) =>
    facts.flatMap((fact) => {
      const { height } = fact.getBoundingClientRect()
      return height > 1.9 * parseFloat(getComputedStyle(fact).fontSize) ? [fact.textContent] : []
    }),
  )
  expect(broken).toEqual([])
  // Firefox takes the height of a screen for more than a sheet, and adds an empty one.
  await page.setViewportSize({ ...SHEET, height: 3000 })
  const printed = await page.evaluate(() => document.body.getBoundingClientRect().height)
  expect(printed).toBeLessThan(SHEET.height)
})

test('The home page prints on four sheets and contact on one, under the name of the house', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, reducedMotion: 'reduce' })
  for (const { path, most } of [
    { path: '/', most: 4 },
    { path: '/contact', most: 1 },
  ]) {
    await page.goto(path)
    await waitForHydration(page)
    await onPaper(page)
    const [letterhead] = await page.getByRole('banner').getByRole('link').all()
    expect(await letterhead?.innerText()).toBe('Ember & Thread')
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('textbox').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByText('14 Rope Walk Lane').filter({ visible: true }).count()).toBe(1)
    for (const mail of await page.getByRole('main').getByRole('link', { name: '@' }).all())
      expect(await linesOf(mail)).toBe(1)
    const margin = { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' }
    const sheets = textsBySheet(await page.pdf({ format: 'A4', margin }))
    expect({ path, fits: sheets.length <= most, sheets }).toMatchObject({ fits: true })
    await offPaper(page)
  }
})

test('Nothing is fixed over each sheet of a public page', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  for (const path of ['/', '/all-collections', '/all-collections/navy-twill-suit', '/contact']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await onPaper(page)
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('#root *')]
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .map((element) => element.textContent),
    )
    expect({ path, fixed }).toEqual({ path, fixed: [] })
    await offPaper(page)
  }
})

test('A notice at the edge of the screen is not printed', async () => {
  // A device that kept something, whose browser has cleared it since.
  const localStorage = [{ name: LOCAL_DATA_KEY, value: '1' }]
  const storageState = { cookies: [], origins: [{ origin: shop.url, localStorage }] }
  const { page } = await newOnlineVisitor({ url: shop.url, storageState })
  await page.goto('/contact')
  const notice = page.getByText('This device has cleared what was saved.')
  await notice.waitFor()
  await onPaper(page)
  expect(await notice.isVisible()).toBe(false)
})
