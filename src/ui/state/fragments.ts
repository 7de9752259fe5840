import type { ReactNode } from 'react'
import { onServer } from './useHydrated.ts'

/** A part of a page whose HTML the server keeps between pages. */
export type Fragment = { key: string; content: ReactNode }

/** Where a fragment's HTML goes. React escapes `<` in every text, so no text can contain it. */
export const FRAGMENT_MARK = '<!--fragment-->'

type ContentAttributes = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

let collected: Fragment[] | undefined

/**
 * The attributes that give an element its content. A server that renders a page leaves a mark
 * instead and fills in the HTML of the same content from another page; in the browser it is just the
 * content.
 * @param inputs what the content depends on beside the shop's settings, as JSON
 * @param content without `useId`, whose ids count the elements around it
 */
export function contentOf(inputs: readonly unknown[], content: ReactNode): ContentAttributes {
  if (!onServer || !collected) return { children: content }
  collected.push({ key: JSON.stringify(inputs), content })
  return { dangerouslySetInnerHTML: { __html: FRAGMENT_MARK } }
}

/** Renders a page with marks, and tells in their order what belongs there. */
export function collectFragments(render: () => string): { html: string; fragments: Fragment[] } {
  const fragments: Fragment[] = []
  collected = fragments
  try {
    return { html: render(), fragments }
  } finally {
    collected = undefined
  }
}
