import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageData } from '#domain/shop/pageData.ts'
import { ErrorBoundary } from '#ui/parts/ErrorBoundary.tsx'
import { Toasts } from '#ui/notices/Toasts.tsx'
import { Frame } from '#app/frame/Frame.tsx'
import { Notices } from '#app/notices/Notices.tsx'
import { PageDataProvider } from '#app/providers/PageDataProvider.tsx'
import { Providers } from '#app/providers/Providers.tsx'
import { pageShownAt, type Pages } from '#app/routing/routes.ts'
import { common } from '#copy/base/frame.ts'

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

/** What other sites read of the page that was loaded; it would be wrong after a navigation. */
const TAGS_FOR_OTHERS = 'meta[property], link[rel=alternate]'

/**
 * Mounted beside the page. Once both are hydrated, it signals the inline script that holds early
 * taps and submits that React handles them from now on.
 */
function HydrationMarker() {
  useEffect(() => {
    for (const tag of document.head.querySelectorAll(TAGS_FOR_OTHERS)) tag.remove()
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}

/** Placeholder for a page that is loading; says so if that takes a while. */
function PageSkeleton() {
  return (
    <div className="page page-coming" aria-busy="true">
      <p role="status">{common.loading}</p>
    </div>
  )
}
