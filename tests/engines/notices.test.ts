import { describe, expect, test } from 'vitest'
import { fieldsOf } from './drivers/json.ts'
import { signOwnerIn } from './harness/deskSteps.ts'
import { colourAt } from './harness/colourAt.ts'
import { shopBehindRelay } from './harness/shopBehindRelay.ts'
import { enginesOfRun, TABLET, visit } from './harness/visit.ts'

/** What Chromium logs for a request that failed. */
const FAILED = /Failed to load resource/

const REFUSED = 'No price was changed. Please try again.'

/** The end of the notice, which is beside the dialog, and what it is painted in. */
const NOTICE_END = `(() => {
  const notices = [...document.querySelectorAll('dialog [role=status]')]
  const notice = notices.find(({ textContent }) => textContent === '${REFUSED}')
  const { right, top, height } = notice.getBoundingClientRect()
  const dialog = document.querySelector('dialog').getBoundingClientRect()
  const colour = getComputedStyle(notice).backgroundColor
  return { x: right - 8, y: top + height / 2, colour, isBeside: right > dialog.right }
})()`

const shop = shopBehindRelay()

describe.each(await enginesOfRun())('$name $version', (engine) => {
  test('a notice over a dialog that scrolls is not cut at the edges of the dialog', () =>
    visit(
      engine,
      { name: 'notices', url: shop.url, size: TABLET, allow: FAILED },
      async (screen) => {
        await signOwnerIn(screen, shop)
        await screen.click('link', 'Products')
        await screen.click('button', 'Change prices')
        await screen.sees('30 prices would change')
        shop.fail(/owner\/products/)
        await screen.click('button', 'Change prices', { role: 'dialog', text: 'Applies to' })
        await screen.sees(REFUSED)
        const { x, y, colour, isBeside } = fieldsOf(await screen.driver.run(NOTICE_END))
        expect(isBeside).toBe(true)
        const painted = () => colourAt(screen.driver, { x: Number(x), y: Number(y) })
        await expect.poll(painted, { timeout: 3000 }).toBe(colour)
      },
    ))
})
