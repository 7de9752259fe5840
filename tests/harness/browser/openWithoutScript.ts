import { newOnlineVisitor } from './browser.ts'

/** A page whose script is held back, and a function that releases it. */
export async function openWithoutScript(
  path: string,
  visitor: Parameters<typeof newOnlineVisitor>[0],
) {
  const { page, watch } = await newOnlineVisitor(visitor)
  let scriptComes = () => {}
  const held = new Promise<void>((resolve) => (scriptComes = resolve))
  await page.route('**/assets/start-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return { page, watch, scriptComes }
}
