import { Window } from 'happy-dom'
import type { Shop } from '#tests/harness/server/shopServer.ts'

export type BuiltPage = {
  status: number
  headers: Headers
  html: string
  /** The content of a `<meta>` of this name or property. */
  meta: (name: string) => string | null
  /** The URLs of `<link>`s with this relation. */
  links: (relation: string) => string[]
  title: string
  /** The JSON-LD in the head, if there is any. */
  graph: string | undefined
}

/**
 * A page of the running shop, read as a search engine reads it: parsed, without running scripts.
 */
export async function builtPage(
  shop: Pick<Shop, 'url'>,
  path: string,
  headers: Record<string, string> = {},
): Promise<BuiltPage> {
  const answer = await fetch(shop.url + path, { headers })
  const html = await answer.text()
  const window = new Window()
  const page = new window.DOMParser().parseFromString(html, 'text/html')
  const graph = page.head.querySelector('script[type="application/ld+json"]')?.textContent
  const links = (relation: string) =>
    [...page.head.querySelectorAll(`link[rel="${relation}"]`)].map(
      (link) => link.getAttribute('href') ?? '',
    )
  const meta = (name: string) =>
    page.head
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content') ?? null
  const title = page.head.querySelector('title')?.textContent ?? ''
  return { status: answer.status, headers: answer.headers, html, meta, links, title, graph }
}
