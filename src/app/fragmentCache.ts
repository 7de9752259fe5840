import type { ReactNode } from 'react'
import { FRAGMENT_PLACEHOLDER, type Fragment } from '#ui/state/fragments.ts'

/** About 2 kB each. Each of the server's engines has a cache of its own. */
const MAX_FRAGMENTS = 200

const known = new Map<string, string>()
let settings = ''

/**
 * The page with its fragments filled in. An edit changes a page, but hardly ever all of its
 * products and sections, and rendering those is most of the work.
 * @param shop the shop's settings as JSON; no fragment outlives a change of them
 * @param render renders what is not in the cache
 */
export function fillFragments(
  html: string,
  fragments: readonly Fragment[],
  shop: string,
  render: (content: ReactNode) => string,
): string {
  if (shop !== settings) known.clear()
  settings = shop
  const parts = html.split(FRAGMENT_PLACEHOLDER)
  if (parts.length !== fragments.length + 1) throw new Error('A fragment has no place in the page')
  return parts.map((part, place) => part + htmlOf(fragments[place], render)).join('')
}

function htmlOf(fragment: Fragment | undefined, render: (content: ReactNode) => string): string {
  if (!fragment) return ''
  const { key, content } = fragment
  const before = known.get(key)
  if (before !== undefined) return before
  const html = render(content)
  // An id from `useId` depends on the surrounding components, so the browser's id would differ.
  if (html.includes('"_R_')) throw new Error(`A fragment may not use useId: ${key.slice(0, 80)}`)
  if (known.size >= MAX_FRAGMENTS) known.clear()
  known.set(key, html)
  return html
}
