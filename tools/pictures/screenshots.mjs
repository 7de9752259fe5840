// node tools/pictures/screenshots.mjs <address of a running shop>
// Takes the pictures that the web manifest shows before installing, into public/screenshots, and lays the
// phone's two side by side for the README.
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
/** @type {string[]} */
const phone = []
for (const { name, ...screen } of SCREENS) {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const { name: subject, path } of SUBJECTS) {
    await page.goto(address + path, { waitUntil: 'networkidle' })
    await save(page, join(folder, `${name}-${subject}.webp`))
    if (name === 'narrow') phone.push((await page.screenshot()).toString('base64'))
  }
  await context.close()
}
const readme = await browser.newPage({ viewport: { width: 800, height: 844 } })
const pictures = phone.map((png) => `<img src="data:image/png;base64,${png}">`)
await readme.setContent(
  `<body style="margin:0;display:flex;gap:20px;background:#d0c7b7">${pictures.join('')}</body>`,
)
await save(readme, join(PROJECT, 'docs', 'shop.webp'))
await browser.close()

/** @param {import('playwright-core').Page} page @param {string} file */
async function save(page, file) {
  const devtools = await page.context().newCDPSession(page)
  const shot = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  writeFileSync(file, Buffer.from(shot.data, 'base64'))
  console.log(file)
}
