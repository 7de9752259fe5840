import './urlForGoja.ts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageData } from '#domain/shop/pageData.ts'
import { ForgotPassword } from '#features/account/signIn/ForgotPassword.tsx'
import { Login } from '#features/account/signIn/Login.tsx'
import { Signup } from '#features/account/signIn/Signup.tsx'
import { Cart } from '#features/cart/Cart.tsx'
import { Catalogue } from '#features/catalogue/Catalogue.tsx'
import { WholeProductPage as Product } from '#features/catalogue/product/WholeProductPage.tsx'
import { Contact } from '#features/home/contact/Contact.tsx'
import { WholeHome } from '#features/home/WholeHome.tsx'
import { HowToCare, HowToMeasure, Journal } from '#features/journal/Journal.tsx'
import { NotFound } from '#features/home/NotFound.tsx'
import { Policies } from '#features/home/Policies.tsx'
import { PageDataProvider } from '#app/providers/PageDataProvider.tsx'
import { Providers } from '#app/providers/Providers.tsx'
import type { Pages } from '#app/routing/routes.ts'
import { collectFragments } from '#ui/state/fragments.ts'
import { App } from './App.tsx'
import { fillFragments } from './fragmentCache.ts'

const pages: Pages = {
  Home: WholeHome,
  Catalogue,
  Product,
  Contact,
  Policies,
  Journal,
  HowToMeasure,
  HowToCare,
  NotFound,
  Login,
  Signup,
  ForgotPassword,
  Cart,
}

const renderErrors: unknown[] = []

// The build patches React to report errors here that it would hide behind a Suspense fallback.
Object.assign(globalThis, { __renderError: (error: unknown) => renderErrors.push(error) })

/**
 * A public page as HTML: React's `<head>` elements first, then the body. Rethrows what any
 * component throws; the caller then sends the empty shell with the same island.
 */
export function render(url: string, data: PageData): string {
  const { html, fragments } = collectFragments(() =>
    markup(
      <StaticRouter location={url}>
        <App data={data} pages={pages} />
      </StaticRouter>,
    ),
  )
  return fillFragments(html, fragments, JSON.stringify(data.shop), (content) =>
    markup(
      <StaticRouter location={url}>
        <PageDataProvider data={data}>
          <Providers>{content}</Providers>
        </PageDataProvider>
      </StaticRouter>,
    ),
  )
}

function markup(element: ReactNode): string {
  renderErrors.length = 0
  const html = renderToString(element)
  if (renderErrors.length > 0) throw renderErrors[0]
  return html
}
