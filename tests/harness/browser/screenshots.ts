import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '#tools/setup/folders.mjs'
import { newOnlineVisitor } from './browser.ts'
import { visits } from '#tests/harness/scenes/visits.ts'
import type { OpenShop } from './shopInBrowser.ts'

export type Screenshot = {
  name: string
  /** Takes a screenshot of the current state, which may still be loading. */
  draw: () => Promise<Buffer>
}

/** The approved reference screenshots. */
export const REFERENCE_FOLDER = join(PROJECT, 'tests', 'fixtures', 'looks')

/** Scenes whose text is the same in every run: no dates, no order numbers. */
const SCENES = new Set([
  'home',
  'collection',
  'product',
  'login-refused',
  'checkout',
  'dashboard-measurements',
  'admin-products',
])

/**
 * A phone in the light theme and a desktop in the dark one: each scene in both sizes and both
 * themes.
 */
const FRAMES = [
  { width: 360, height: 740, scheme: 'light' },
  { width: 1440, height: 900, scheme: 'dark' },
] as const

/** At half size the antialiasing of text, which differs by machine, is averaged out. */
const SCALE = 0.5

/**
 * Shows every scene with pictures and films left blank: the comparison is about type, space and
 * colour.
 */
export async function takeScreenshots(
  shop: OpenShop,
  see: (look: Screenshot) => Promise<void>,
): Promise<void> {
  for (const { who, enter, scenes } of visits) {
    const compared = scenes.filter((scene) => SCENES.has(scene.name))
    if (compared.length === 0) continue
    const { page, watch } = await newOnlineVisitor({
      url: shop.url,
      reducedMotion: 'reduce',
      deviceScaleFactor: SCALE,
    })
    watch.allow(/404|40[01]/)
    await enter(page, shop)
    for (const { name, open } of compared) {
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

/** In the page: pictures and films keep their space but stay blank; the fonts are loaded. */
async function withoutPictures(): Promise<void> {
  const blank = new CSSStyleSheet()
  blank.replaceSync('img, video { visibility: hidden !important }')
  document.adoptedStyleSheets = [blank]
  await document.fonts.ready
}

/** The path of a reference; creates its folder if needed. */
export function referencePath(name: string): string {
  mkdirSync(REFERENCE_FOLDER, { recursive: true })
  return join(REFERENCE_FOLDER, `${name}.png`)
}
