import 'fake-indexeddb/auto'
import { render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { Providers } from '#app/providers/Providers.tsx'
import { cartLines } from '#data/cart/cart.ts'
import { closeDatabase } from '#data/storage/database.ts'
import { DEFAULT_SHOP, type Shop } from '#domain/shop/shop.ts'
import type { PageData } from '#domain/shop/pageData.ts'
import { PageDataContext } from '#ui/state/contexts.ts'
import { Toasts } from '#ui/notices/Toasts.tsx'
import { Where } from './Where.tsx'

const PAGE_DATA: PageData = {
  shop: DEFAULT_SHOP,
  products: [],
  categories: [],
  total: 0,
  status: 200,
}

type Shown = { at: string; state?: unknown; shop?: Shop; pages: Record<string, ReactNode> }

/**
 * Renders pages inside the shop's providers, on top of the device's own storage. The element named
 * `where` shows the current location.
 */
export function showPages({ at, state, shop = DEFAULT_SHOP, pages }: Shown) {
  const [pathname = '/', search = ''] = at.split(/(?=\?)/)
  const user = userEvent.setup()
  render(
    <MemoryRouter initialEntries={[{ pathname, search, state }]}>
      <PageDataContext value={{ ...PAGE_DATA, shop }}>
        <Providers>
          <Routes>
            {Object.entries(pages).map(([path, page]) => (
              <Route key={path} path={path} element={page} />
            ))}
            <Route path="*" element={null} />
          </Routes>
          <Where />
          <Toasts />
        </Providers>
      </PageDataContext>
    </MemoryRouter>,
  )
  return user
}

/** Clears everything stored on the device, live values too; before each test. */
export async function clearDevice(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  await closeDatabase()
  await new Promise<void>((done, refused) => {
    const request = indexedDB.deleteDatabase('darzi')
    request.onsuccess = () => done()
    request.onerror = () => refused(new Error('The database of the last test is still in use.'))
  })
  const stop = cartLines.subscribe(() => undefined)
  await waitFor(() => {
    if (cartLines.current()?.length !== 0) throw new Error('The cart still shows the last test.')
  })
  stop()
}

/** Signs a shopper in, in the PocketBase client's storage format. */
export function signInOnDevice({
  created = '2026-01-05 10:00:00.000Z',
  phone = '9876543210',
} = {}): void {
  const record = {
    id: 'shopper00000001',
    email: 'asha@example.com',
    name: 'Asha Iyer',
    phone,
    created,
  }
  const token = ['e30', btoa(JSON.stringify({ exp: 4_000_000_000 })), 'x'].join('.')
  localStorage.setItem('darzi_shopper', JSON.stringify({ token, record }))
}
