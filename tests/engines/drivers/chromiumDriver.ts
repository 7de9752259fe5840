import { chromium } from 'playwright-core'
import type { OpenDriver } from './driver.ts'

const TIMEOUT_MS = 60_000

/** Chromium through Playwright, over the DevTools protocol. */
export const openChromium: OpenDriver = async (engine, viewport) => {
  const browser = await chromium.launch({
    executablePath: engine.path,
    env: { ...process.env, ...engine.env },
  })
  const context = await browser.newContext({ viewport })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  context.on('weberror', (failure) => {
    const { stack, message } = failure.error()
    complaints.push(stack || message) // the stack of a failed import is empty
  })

  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (expression) => page.evaluate<unknown>(expression),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 2 })
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys.join('+')),
    attach: (selector, file) => page.setInputFiles(selector, file),
    screenshot: () => page.screenshot(),
    complaints: () => Promise.resolve(complaints),
    close: () => browser.close(),
  }
}
