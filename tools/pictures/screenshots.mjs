// node tools/pictures/screenshots.mjs <address of a running shop>
// Takes the pictures that the web manifest shows before installing, into public/screenshots.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { PAGES } from '#domain/site/pages.js'
import { findChromium } from '../setup/chromium/chromium.mjs'
import { PROJECT } from '../setup/folders.mjs'

const SCREENS = [
  { name: 'wide', viewport: { width: 1280, height: 720 } },
  { name: 'narrow', viewport: { width: 390, height: 844 } },
]
const SUBJECTS = [
  { name: 'home', path: PAGES.Home.path },
  { name: 'collection', path: PAGES.Catalogue.path },
]
const QUALITY = 70

const address = process.argv[2]
const found = await findChromium()
if (!address) throw new Error('Usage: node tools/pictures/screenshots.mjs http://127.0.0.1:8090')
if (!found.found) throw new Error(found.reason)
const folder = join(PROJECT, 'public', 'screenshots')
mkdirSync(folder, { recursive: true })
const env = { ...process.env, ...found.env }
const browser = await chromium.launch({ ...found, env })
for (const { name, ...screen } of SCREENS) {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const { name: subject, path } of SUBJECTS) {
    await page.goto(address + path, { waitUntil: 'networkidle' })
    const devtools = await context.newCDPSession(page)
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
    })
    const file = join(folder, `${name}-${subject}.webp`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    console.log(file)
  }
  await context.close()
}
await browser.close()
