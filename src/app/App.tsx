import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { PageData } from '#ui/contexts.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { Toasts } from '#ui/Toasts.tsx'
import { Frame } from './Frame.tsx'
import { Notices } from './Notices.tsx'
import { PageDataProvider } from './PageDataProvider.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { Providers } from './Providers.tsx'
import { routes } from './routes.ts'
import type { Pages } from './routes.ts'

/** The whole shop. Markup depends on address and page data alone until the browser has taken over. */
export function App({ data, pages }: { data: PageData; pages: Pages }) {
  return (
    <PageDataProvider data={data}>
      <Providers>
        <Frame>
          <ErrorBoundary>
            <Suspense fallback={<PageSkeleton />}>
              <Routes>
                {routes.map(({ path, page }) => {
                  const Page = pages[page]
                  return <Route key={path} path={path} element={<Page />} />
                })}
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </Frame>
        <Notices />
        <Toasts />
      </Providers>
    </PageDataProvider>
  )
}
