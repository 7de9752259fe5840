import { PAGES } from '#domain/site/pages.js'
import { median } from './figures.mjs'
import { phone } from './phone.mjs'

/**
 * Latency of the device's storage, in milliseconds from the tap to the response on screen: the
 * first product added to the cart opens the database, the others find it open; a form sent offline
 * goes into the outbox.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the shop
 */
export async function storageTimes(browser, url) {
  const { context, page } = await phone(browser)
  await page.goto(url + PAGES.Catalogue.path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const buttons = page.getByRole('main').locator('li button')
  const added = []
  for (let piece = 0; piece < 6; piece += 1) {
    added.push(await page.evaluate(addAndWait, piece))
  }
  await buttons.first().waitFor()
  const [first = NaN, ...others] = added

  await context.setOffline(true)
  const field = page.getByLabel('Newsletter')
  const outbox = []
  for (const name of ['asha', 'ravi', 'meera']) {
    await field.fill(`${name}@example.com`)
    const before = performance.now()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.waitForFunction(isFormEmpty)
    outbox.push(performance.now() - before)
  }
  await context.close()
  return { first, next: median(others), outbox: median(outbox) }
}

/** Runs in the page. */
function isFormEmpty() {
  /** @type {HTMLInputElement | null} */
  const email = document.querySelector('input[type=email]')
  return email?.value === ''
}

/**
 * Runs in the page: adds one product to the cart and waits until the count changes.
 * @param {number} place
 * @returns {Promise<number>} ms
 */
function addAndWait(place) {
  return new Promise((resolve) => {
    /** @type {NodeListOf<HTMLButtonElement>} */
    const buttons = document.querySelectorAll('main li > button')
    const button = buttons[place]
    const count = () => localStorage.getItem('darzi_cart_count') ?? document.title
    const label = () => document.querySelector('header a[href$="cart"]')?.textContent ?? count()
    const was = label()
    const before = performance.now()
    const look = () => {
      if (label() !== was) resolve(performance.now() - before)
      else requestAnimationFrame(look)
    }
    button?.click()
    look()
  })
}
