import type { ComponentType } from 'react'
import { routeAt } from '#ui/routing/routeAt.ts'

/**
 * Which page each address shows; a product's address shows the catalogue with the product over its
 * grid.
 */
export const routes = [
  { path: '/', page: 'Home' },
  { path: '/all-collections/:slug?', page: 'Catalogue' },
  { path: '/contact', page: 'Contact' },
  { path: '/policies', page: 'Policies' },
  { path: '/login', page: 'Login' },
  { path: '/signup', page: 'Signup' },
  { path: '/forgot-password', page: 'ForgotPassword' },
  { path: '/reset-password', page: 'ResetPassword' },
  { path: '/newsletter', page: 'ConfirmNewsletter' },
  { path: '/dashboard', page: 'Dashboard' },
  { path: '/measurements', page: 'TailoringForm' },
  { path: '/cart', page: 'Cart' },
  { path: '/checkout', page: 'Checkout' },
  { path: '/order-success', page: 'OrderSuccess' },
  { path: '/admin/login', page: 'AdminLogin' },
  { path: '/admin/*', page: 'Admin' },
  { path: '*', page: 'NotFound' },
] as const satisfies readonly { path: string; page: string }[]

export type PageName = (typeof routes)[number]['page']

export type Pages = Record<PageName, ComponentType>

export function pageAt(pathname: string): PageName {
  return routeAt(routes, pathname)?.page ?? 'NotFound'
}
