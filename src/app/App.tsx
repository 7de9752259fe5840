import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageData } from '#domain/shop/pageData.ts'
import { ErrorBoundary } from '#ui/parts/ErrorBoundary.tsx'
import { Toasts } from '#ui/notices/Toasts.tsx'
import { Frame } from '#app/frame/Frame.tsx'
import { Notices } from '#app/notices/Notices.tsx'
import { PageDataProvider } from '#app/providers/PageDataProvider.tsx'
import { PageSkeleton } from '#app/routing/PageSkeleton.tsx'
import { Providers } from '#app/providers/Providers.tsx'
import { pageShownAt, type Pages } from '#app/routing/routes.ts'
import { HydrationMarker } from '#app/providers/HydrationMarker.tsx'

/** The whole shop. Until hydration, the markup depends only on the address and the page data. */
export function App({ data, pages }: { data: PageData; pages: Pages }) {
  const place = useLocation()
  const { pathname } = place
  const Page = pages[pageShownAt(place)] ?? pages.NotFound
  return (
    <PageDataProvider data={data}>
      <Providers>
        <Frame>
          <ErrorBoundary at={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <Page />
              <HydrationMarker />
            </Suspense>
          </ErrorBoundary>
        </Frame>
        <Notices />
        <Toasts />
      </Providers>
    </PageDataProvider>
  )
}
