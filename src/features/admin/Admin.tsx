import type { ComponentType } from 'react'
import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { adminSession } from '#data/desk/account.ts'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import { AdminDashboard } from '#features/admin/dashboard/AdminDashboard.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { AdminLogin } from './AdminLogin.tsx'
import { CounterOrder } from '#features/admin/counter/CounterOrder.tsx'
import { DocumentPage } from '#features/admin/documents/DocumentPage.tsx'
import { FittingWeek } from '#features/admin/fittings/FittingWeek.tsx'
import { OrderPage } from '#features/admin/order/OrderPage.tsx'
import { Orders } from '#features/admin/orders/Orders.tsx'
import { Products } from '#features/admin/products/Products.tsx'
import { Requests } from '#features/admin/requests/Requests.tsx'
import { Settings } from '#features/admin/settings/Settings.tsx'
import { Waiting } from '#features/admin/waiting/Waiting.tsx'
import '#ui/styles/parts/tables.css'
import '#ui/styles/parts/chips.css'
import '#ui/styles/parts/card.css'

/** The first page that matches an address is shown. */
const PAGES = [
  { path: paths.adminPage('dashboard'), page: AdminDashboard },
  { path: paths.adminPage('products'), page: Products },
  { path: paths.adminPage('orders'), page: Orders },
  { path: paths.adminOrder('new'), page: CounterOrder },
  { path: paths.adminOrder(':id'), page: OrderPage },
  { path: paths.adminDocument(':order', ':id'), page: DocumentPage },
  { path: paths.adminPage('fittings'), page: FittingWeek },
  { path: paths.adminPage('requests'), page: Requests },
  { path: paths.adminPage('settings'), page: Settings },
  { path: paths.adminPage('waiting'), page: Waiting },
] as const satisfies readonly { path: string; page: ComponentType }[]

/** The owner's area, in a chunk that shoppers never load. */
export function Admin() {
  const atLogin = useLocation().pathname === paths.adminLogin
  return atLogin ? <AdminLogin /> : <Guarded />
}

/**
 * Redirects anyone but the owner to the login; the server protects the data
 * itself.
 */
function Guarded() {
  const { pathname } = useLocation()
  const session = useLive(adminSession)
  if (!session || session.status === 'loading') return null
  if (session.status === 'out') return <Navigate to={paths.adminLogin} replace />
  const Page = PAGES.find(({ path }) => matchPath(path, pathname))?.page
  return (
    <AdminFrame owner={session.user}>
      {Page ? <Page /> : <Navigate to={paths.adminPage('dashboard')} replace />}
    </AdminFrame>
  )
}
