import type { ComponentType } from 'react'
import type { PageName } from '#domain/site/pages.js'

/** How each page is loaded: the only place that splits the bundle by route. */
export const pageLoaders = {
  Home: async () => (await import('#features/home/WholeHome.tsx')).WholeHome,
  Catalogue: async () => (await import('#features/catalogue/Catalogue.tsx')).Catalogue,
  Product: async () =>
    (await import('#features/catalogue/product/WholeProductPage.tsx')).WholeProductPage,
  Contact: async () => (await import('#features/home/contact/Contact.tsx')).Contact,
  Policies: async () => (await import('#features/home/Policies.tsx')).Policies,
  Journal: async () => (await import('#features/journal/Journal.tsx')).Journal,
  HowToMeasure: async () => (await import('#features/journal/Journal.tsx')).HowToMeasure,
  HowToCare: async () => (await import('#features/journal/Journal.tsx')).HowToCare,
  Login: async () => (await import('#features/account/signIn/Login.tsx')).Login,
  Signup: async () => (await import('#features/account/signIn/Signup.tsx')).Signup,
  ForgotPassword: async () =>
    (await import('#features/account/signIn/ForgotPassword.tsx')).ForgotPassword,
  ResetPassword: async () =>
    (await import('#features/account/signIn/ResetPassword.tsx')).ResetPassword,
  ConfirmNewsletter: async () =>
    (await import('#features/account/signIn/ConfirmNewsletter.tsx')).ConfirmNewsletter,
  ConfirmEmail: async () =>
    (await import('#features/account/signIn/ConfirmEmail.tsx')).ConfirmEmail,
  Dashboard: async () => (await import('./DashboardPage.tsx')).DashboardPage,
  OwnOrder: async () => (await import('#features/account/order/OwnOrder.tsx')).OwnOrder,
  OwnDocument: async () => (await import('#features/account/order/OwnDocument.tsx')).OwnDocument,
  Pay: async () => (await import('#features/pay/Pay.tsx')).Pay,
  Fittings: async () => (await import('#features/fittings/Fittings.tsx')).Fittings,
  TailoringForm: async () =>
    (await import('#features/measurements/tailoring/TailoringForm.tsx')).TailoringForm,
  Cart: async () => (await import('#features/cart/Cart.tsx')).Cart,
  Checkout: async () => (await import('#features/checkout/form/Checkout.tsx')).Checkout,
  OrderSuccess: async () =>
    (await import('#features/checkout/placed/OrderSuccess.tsx')).OrderSuccess,
  AdminLogin: async () => (await import('#features/admin/AdminLogin.tsx')).AdminLogin,
  Admin: async () => (await import('./AdminPage.tsx')).AdminPage,
  NotFound: async () => (await import('#features/home/NotFound.tsx')).NotFound,
} as const satisfies Record<PageName, () => Promise<ComponentType>>

/**
 * Smaller modules that hydrate a server-rendered page: they leave out its static sections, which
 * stay as the server rendered them.
 */
export const servedLoaders: { [Name in PageName]?: () => Promise<ComponentType> } = {
  Home: async () => (await import('#features/home/Home.tsx')).Home,
  Product: async () => (await import('#features/catalogue/product/ProductPage.tsx')).ProductPage,
}
