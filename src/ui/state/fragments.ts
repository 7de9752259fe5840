import type { ReactNode } from 'react'
import { onServer } from './useHydrated.ts'

/** A part of a page whose HTML the server keeps between pages. */
export type Fragment = { key: string; content: ReactNode }

/** Where a fragment's HTML goes. React escapes `<` in every text, so no text can contain it. */
export const FRAGMENT_PLACEHOLDER = '<!--fragment-->'

type ContentAttributes = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

let collected: Fragment[] | undefined

/**
 * The attributes that give an element its content. On the server it is a placeholder that is later
 * filled with the cached HTML of the same content; in the browser it is just the content.
 * @param inputs what the content depends on beside the shop's settings, as JSON
 * @param content without `useId`, whose ids count the elements around it
 */
export function contentOf(inputs: readonly unknown[], content: ReactNode): ContentAttributes {
  if (!onServer || !collected) return { children: content }
  collected.push({ key: JSON.stringify(inputs), content })
  return { dangerouslySetInnerHTML: { __html: FRAGMENT_PLACEHOLDER } }
}

/** Renders a page with placeholders, and returns the fragments that belong there, in order. */
export function collectFragments(render: () => string): { html: string; fragments: Fragment[] } {
  const fragments: Fragment[] = []
  collected = fragments
  try {
    return { html: render(), fragments }
  } finally {
    collected = undefined
  }
}
