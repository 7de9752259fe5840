import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageData } from '#ui/contexts.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { Toasts } from '#ui/Toasts.tsx'
import { Frame } from './Frame.tsx'
import { Notices } from './Notices.tsx'
import { PageDataProvider } from './PageDataProvider.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { Providers } from './Providers.tsx'
import { pageAt } from './routes.ts'
import type { Pages } from './routes.ts'

/** The whole shop. Markup depends on address and page data alone until the browser has taken over. */
export function App({ data, pages }: { data: PageData; pages: Pages }) {
  const { pathname } = useLocation()
  const Page = pages[pageAt(pathname)]
  return (
    <PageDataProvider data={data}>
      <Providers>
        <Frame>
          <ErrorBoundary at={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <Page />
            </Suspense>
          </ErrorBoundary>
        </Frame>
        <Notices />
        <Toasts />
      </Providers>
    </PageDataProvider>
  )
}
