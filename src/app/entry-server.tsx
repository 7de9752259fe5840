import './urlForGoja.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageData } from '#ui/contexts.ts'
import { Catalogue } from '#features/catalogue/Catalogue.tsx'
import { Contact } from '#features/home/Contact.tsx'
import { Home } from '#features/home/Home.tsx'
import { NotFound } from '#features/home/NotFound.tsx'
import { Policies } from '#features/home/Policies.tsx'
import { App } from './App.tsx'

// Private pages are the empty shell, so only the public ones are in this bundle.
const pages = {
  ...{ Home, Catalogue, Contact, Policies, NotFound },
  ...{ Login: NotFound, Signup: NotFound, ForgotPassword: NotFound, ResetPassword: NotFound },
  ...{ Dashboard: NotFound, TailoringForm: NotFound, Cart: NotFound, Checkout: NotFound },
  ...{ OrderSuccess: NotFound, Admin: NotFound },
}

const renderErrors: unknown[] = []

// The build lets React report here what it would hide behind a Suspense fallback.
Object.assign(globalThis, { __renderError: (error: unknown) => renderErrors.push(error) })

/**
 * A public page as HTML: what React wants in `<head>` first, then the body.
 * Throws what any component throws; the caller then sends the empty shell with the same island.
 */
export function render(url: string, data: PageData): string {
  renderErrors.length = 0
  const html = renderToString(
    <StaticRouter location={url}>
      <App data={data} pages={pages} />
    </StaticRouter>,
  )
  if (renderErrors.length > 0) throw renderErrors[0]
  return html
}
