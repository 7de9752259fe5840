import type { Locator } from 'playwright-core'

/** A line of the specification and where it is seen: on the page, or as a condition that comes true. */
export type Line = readonly [line: string, seen: Locator | (() => Promise<boolean>)]

const PATIENCE_MS = 45_000

/** Those of the lines that are not to be seen on the page. */
export async function unmet(lines: readonly Line[]): Promise<string[]> {
  const met = await Promise.all(lines.map(([, seen]) => comes(seen)))
  return lines.flatMap(([line], place) => (met[place] ? [] : [line]))
}

async function comes(seen: Line[1]): Promise<boolean> {
  if (typeof seen !== 'function') {
    const shown = seen.first().waitFor({ timeout: PATIENCE_MS })
    return shown.then(
      () => true,
      () => false,
    )
  }
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if (await seen()) return true
    await new Promise((next) => setTimeout(next, 50))
  }
  return false
}
