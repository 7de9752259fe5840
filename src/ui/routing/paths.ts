/** All paths of the shop. */
export const paths = {
  home: '/',
  catalogue: '/all-collections',
  category: (category: string) => `/all-collections?category=${encodeURIComponent(category)}`,
  /** A page of the collection or of a category, for pagination without JavaScript. */
  cataloguePage: (page: number, category?: string) =>
    category === undefined
      ? `/all-collections?page=${page}`
      : `/all-collections?category=${encodeURIComponent(category)}&page=${page}`,
  product: <Slug extends string>(slug: Slug) => `/all-collections/${slug}` as const,
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmNewsletter: '/newsletter',
  dashboard: '/dashboard',
  dashboardTab: (tab: DashboardTab) => `/dashboard?tab=${tab}`,
  measurements: '/measurements',
  cart: '/cart',
  checkout: '/checkout',
  orderSuccess: '/order-success',
  order: (id: string) => `/order-success?order=${id}`,
  contact: '/contact',
  policies: '/policies',
  adminLogin: '/admin/login',
  admin: '/admin',
  adminPage: (page: AdminPage) => `/admin/${page}`,
  adminOrder: <Id extends string>(id: Id) => `/admin/orders/${id}` as const,
} as const

export type DashboardTab = 'measurements' | 'orders' | 'profile'

export type AdminPage = 'dashboard' | 'products' | 'orders' | 'requests' | 'settings' | 'waiting'
