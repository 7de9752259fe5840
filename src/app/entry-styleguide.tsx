import '#ui/styles/layers.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Styleguide } from '#features/styleguide/Styleguide.tsx'
import { Toasts } from '#ui/notices/Toasts.tsx'
import { Providers } from '#app/providers/Providers.tsx'
import { PageDataContext } from '#ui/state/contexts.ts'
import { readIsland } from './island.ts'

// `npm run dev` serves this page at /styleguide; it is not part of any build.
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <PageDataContext value={readIsland(document)}>
          <Providers>
            <Styleguide />
            <Toasts />
          </Providers>
        </PageDataContext>
      </BrowserRouter>
    </StrictMode>,
  )
