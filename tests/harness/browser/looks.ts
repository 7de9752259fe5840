import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '#tools/setup/folders.mjs'
import { newVisitor } from './browser.ts'
import { visits } from './scenes.ts'
import type { OpenShop } from './shopInBrowser.ts'

export type Look = {
  name: string
  /** Draws it as it is now, which may be before everything has come. */
  draw: () => Promise<Buffer>
}

/** Where the looks are that were looked at and found right. */
export const REFERENCES = join(PROJECT, 'tests', 'fixtures', 'looks')

/** The states whose words are the same at every run: no dates, no numbers of orders. */
const SCENES = new Set([
  ...['home', 'collection', 'product', 'login-refused', 'checkout'],
  ...['dashboard-measurements', 'admin-products'],
])

/** A phone by day and a desk by night: each scene in both sizes and both themes. */
const FRAMES = [
  { width: 360, height: 740, scheme: 'light' },
  { width: 1440, height: 900, scheme: 'dark' },
] as const

/** At half size the grain of letters, which differs by machine, is averaged out. */
const SCALE = 0.5

/** Shows every scene, pictures and films left blank: what is compared is type, space and colour. */
export async function showLooks(shop: OpenShop, see: (look: Look) => Promise<void>): Promise<void> {
  for (const { who, enter, scenes } of visits) {
    const { page, watch } = await newVisitor({
      url: shop.url,
      reducedMotion: 'reduce',
      deviceScaleFactor: SCALE,
    })
    watch.allow(/404|40[01]/)
    await enter(page, shop)
    for (const { name, open } of scenes.filter((scene) => SCENES.has(scene.name))) {
      await open(page)
      for (const { scheme, ...size } of FRAMES) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await page.setViewportSize(size)
        await page.evaluate(withoutPictures)
        const draw = () => page.screenshot({ animations: 'disabled' })
        await see({ name: `${who}-${name}-${size.width}`, draw })
      }
    }
  }
}

/** In the page: pictures and films keep their place and show nothing; the typefaces are there. */
async function withoutPictures(): Promise<void> {
  const blank = new CSSStyleSheet()
  blank.replaceSync('img, video { visibility: hidden !important }')
  document.adoptedStyleSheets = [blank]
  await document.fonts.ready
}

/** The references' folder, made if need be. */
export function referenceOf(name: string): string {
  mkdirSync(REFERENCES, { recursive: true })
  return join(REFERENCES, `${name}.png`)
}
