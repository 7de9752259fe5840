import { PAGE_MODULES, type PageName } from '#domain/site/pages.js'
import { pageDataText } from '#domain/shop/pageData.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { report } from '#server/pocketbase/log.ts'
import type { CachedResponse } from '#server/http/responseCache.ts'
import { homeShelf, islandOf, type PageQuery } from './island.ts'
import { searchData } from './searchData.ts'
import { fillTemplate } from './template.ts'

/** Renders a page with its data; `status` is that of the data. */
export function renderPage(
  app: CoreApp,
  name: PageName,
  url: string,
  origin: string,
  query: PageQuery,
): CachedResponse {
  const island = islandOf(app, origin, query)
  const json = pageDataText(island)
  // Rendered from JSON, as the browser will hydrate, so that both see the same data. Static
  // sections are not hydrated: the browser needs nothing of what they show.
  const beside = name === 'Home' ? { homeShelf: homeShelf(app) } : {}
  const rendered = renderBody(url, JSON.parse(JSON.stringify({ ...island, ...beside })))
  const text = fillTemplate(rendered, PAGE_MODULES[name], json, searchData(name, island))
  const etag = `W/"${$security.sha256(text).slice(0, 12)}"`
  return { text, etag, status: island.status, next: 0 }
}

/** The page's HTML; empty on an error, so that the browser renders from the island. */
function renderBody(url: string, island: unknown): string {
  if ($os.getenv('DARZI_PAGES') === '0') return ''
  try {
    return require(`${__hooks}/built/pages.js`).render(url, island)
  } catch (error) {
    report('page not rendered', error, url)
    return ''
  }
}

/** Loads and compiles the renderer before the first visit: that takes longer than rendering. */
export function warmRenderer(): void {
  renderBody('/404', { shop: DEFAULT_SHOP, products: [], total: 0, categories: [], status: 404 })
}
