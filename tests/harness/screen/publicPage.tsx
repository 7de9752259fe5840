import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Providers } from '#app/providers/Providers.tsx'
import { categoriesOf, type Product } from '#domain/products/product.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import type { PageData } from '#domain/shop/pageData.ts'
import { PageDataContext } from '#ui/state/contexts.ts'
import { Toasts } from '#ui/notices/Toasts.tsx'
import { Where } from './Where.tsx'

/** The demo catalogue, as the server would send it. */
export function demoProducts(): Product[] {
  const stored = { draft: false, seq: 1, rev: 1, created: '2026-11-01T00:00:00.000Z' }
  const entries = JSON.parse(readFileSync('public/catalogue.json', 'utf8')) as Product[]
  return entries.map((entry) => ({ ...entry, ...stored }))
}

/** The server's island of a page that embeds the whole demo catalogue. */
export function servedData(more: Partial<PageData> = {}): PageData {
  const products = demoProducts()
  const categories = categoriesOf(products)
  const whole = { products, total: products.length, categories }
  return { shop: DEFAULT_SHOP, status: 200, ...whole, ...more }
}

type Shown = { at: string; path: string; page: ReactNode; data?: PageData }

/**
 * Renders one page inside the shop's own providers; the element named `where` shows the location.
 */
export function showPublicPage({ at, path, page, data = servedData() }: Shown) {
  const user = userEvent.setup()
  history.replaceState(null, '', at)
  render(
    <BrowserRouter>
      <PageDataContext value={data}>
        <Providers>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={null} />
          </Routes>
          <Where />
          <Toasts />
        </Providers>
      </PageDataContext>
    </BrowserRouter>,
  )
  return user
}
