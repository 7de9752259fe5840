/** Every address of the shop, in one place. */
export const paths = {
  home: '/',
  catalogue: '/all-collections',
  category: (category: string) => `/all-collections?category=${encodeURIComponent(category)}`,
  product: (slug: string) => `/all-collections/${slug}`,
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  dashboardTab: (tab: DashboardTab) => `/dashboard?tab=${tab}`,
  measurements: '/measurements',
  cart: '/cart',
  checkout: '/checkout',
  orderSuccess: '/order-success',
  contact: '/contact',
  policies: '/policies',
  adminLogin: '/admin/login',
  admin: '/admin',
  adminPage: (page: AdminPage) => `/admin/${page}`,
} as const

export type DashboardTab = 'measurements' | 'orders' | 'profile'

export type AdminPage = 'dashboard' | 'products' | 'orders' | 'requests' | 'settings' | 'waiting'
