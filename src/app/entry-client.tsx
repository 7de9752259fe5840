import '#ui/styles/layers.css'
import { startTransition, StrictMode, useState, type ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { pageAt } from '#domain/site/pages.js'
import { App } from './App.tsx'
import { readIsland } from './island.ts'
import { reloadOnMissingChunk } from '#app/install/missingChunk.ts'
import { lazyPage } from '#app/routing/lazyPage.tsx'
import { pageLoaders, servedLoaders } from '#app/routing/pages.ts'
import type { Pages } from '#app/routing/routes.ts'
import { forgetGrid } from '#ui/routing/overGrid.ts'
import { useHydrated } from '#ui/state/useHydrated.ts'
import { onceFired } from '#data/live/whenIdle.ts'
import { loadShopAfter } from '#data/shop/shop.ts'
import { startShop } from './startShop.ts'

/**
 * Hydrates the server's page, or renders into the empty shell. Loads the first page's chunk before
 * that, because a page that suspends would hydrate twice. If the chunk fails to load, the server's
 * page stays readable as it is, and the empty shell says so and retries.
 */
async function start(root: HTMLElement) {
  reloadOnMissingChunk()
  forgetGrid()
  const name = pageAt(location.pathname)
  const isServed = root.firstElementChild !== null
  const served = isServed ? servedLoaders[name] : undefined
  const data = readIsland(document)
  const [first] = await Promise.all([
    (served ?? pageLoaders[name])().catch(() => undefined),
    isServed ? undefined : loadShopAfter(data.seq),
  ])
  if (!first && isServed) return
  const lazy = lazyPages()
  const shown = first && served ? servedOnce(first, lazy[name] ?? first) : first
  const pages = { ...lazy, ...(shown && { [name]: shown }) }
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App data={data} pages={pages} />
      </BrowserRouter>
    </StrictMode>
  )
  // A transition hydrates in small steps, so the page stays responsive to touch and scrolling.
  if (isServed) startTransition(() => void hydrateRoot(root, app))
  else {
    document.head.querySelector('title')?.remove() // the shell's; each page brings its own
    createRoot(root).render(app)
  }
  // In a separate task, so the page can respond first. Hydration of a served page gets the CPU to
  // itself first; if it fails, the rest of the shop must still start.
  const begin = () => setTimeout(() => startShop({ bare: data.seq === undefined }))
  if (isServed) onceFired('hydrated', begin)
  else begin()
}

function lazyPages(): Pages {
  const entries = Object.entries(pageLoaders).map(([name, load]) => [name, lazyPage(load)])
  return Object.fromEntries(entries) as Pages
}

/**
 * A page that hydrates with the `Served` component, and renders `Later` at another address or when
 * it is mounted again.
 */
function servedOnce(Served: ComponentType, Later: ComponentType): ComponentType {
  return function ServedOnce() {
    const hydrated = useHydrated()
    const { pathname } = useLocation()
    const [servedAt, setServedAt] = useState(hydrated ? undefined : pathname)
    const isServed = servedAt === pathname
    // Leaving the address discards the served content, so coming back renders `Later`.
    if (servedAt !== undefined && !isServed) setServedAt(undefined)
    return isServed ? <Served /> : <Later />
  }
}

const root = document.getElementById('root')
if (!isSupported()) document.documentElement.dataset['unsupported'] = ''
else if (root) void start(root)

/**
 * Whether this browser has the features that the shop's scripts and styles rely on. The oldest that
 * do are Chrome 103, Safari 16.0 and Firefox 104. The inline script of each page makes the same
 * check before it fetches anything (tools/build/startAfterPaint.js).
 */
function isSupported(): boolean {
  return (
    'CSSLayerBlockRule' in globalThis &&
    'timeout' in AbortSignal &&
    'findLast' in Array.prototype &&
    'hasOwn' in Object
  )
}
