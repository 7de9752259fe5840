import './urlForGoja.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageData } from '#ui/state/contexts.ts'
import { ForgotPassword } from '#features/account/signIn/ForgotPassword.tsx'
import { Login } from '#features/account/signIn/Login.tsx'
import { Signup } from '#features/account/signIn/Signup.tsx'
import { Cart } from '#features/cart/Cart.tsx'
import { Catalogue } from '#features/catalogue/Catalogue.tsx'
import { Contact } from '#features/home/contact/Contact.tsx'
import { Home } from '#features/home/Home.tsx'
import { NotFound } from '#features/home/NotFound.tsx'
import { Policies } from '#features/home/Policies.tsx'
import { App } from './App.tsx'

// What depends on who asks is the empty shell; the rest looks alike for all and is in this bundle.
const pages = {
  ...{ Home, Catalogue, Contact, Policies, NotFound },
  ...{ Login, Signup, ForgotPassword, Cart },
  ...{ ConfirmNewsletter: NotFound },
  ...{ ResetPassword: NotFound, Dashboard: NotFound, TailoringForm: NotFound },
  ...{ Checkout: NotFound, OrderSuccess: NotFound, AdminLogin: NotFound, Admin: NotFound },
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
