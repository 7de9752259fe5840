import { Navigate, Route, Routes } from 'react-router-dom'
import { adminSession } from '#data/adminAccount.ts'
import { paths } from '#ui/paths.ts'
import { useLive } from '#ui/useLive.ts'
import { AdminDashboard } from './AdminDashboard.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { AdminLogin } from './AdminLogin.tsx'
import { CounterOrder } from './CounterOrder.tsx'
import { OrderPage } from './OrderPage.tsx'
import { Orders } from './Orders.tsx'
import { Products } from './Products.tsx'
import { Requests } from './Requests.tsx'
import { Settings } from './Settings.tsx'
import { Waiting } from './Waiting.tsx'

/** The owner's area: one chunk of its own, that shoppers never load. */
export function Admin() {
  return (
    <Routes>
      <Route path="login" element={<AdminLogin />} />
      <Route path="*" element={<Guarded />} />
    </Routes>
  )
}

/** Who is not the owner is sent to the login (spec section 2); the server guards the data itself. */
function Guarded() {
  const session = useLive(adminSession)
  if (!session || session.status === 'loading') return null
  if (session.status === 'out') return <Navigate to={paths.adminLogin} replace />
  return (
    <AdminFrame owner={session.user}>
      <Routes>
        <Route path="dashboard" element={<AdminDashboard />} />
        <Route path="products" element={<Products />} />
        <Route path="orders" element={<Orders />} />
        <Route path="orders/new" element={<CounterOrder />} />
        <Route path="orders/:id" element={<OrderPage />} />
        <Route path="requests" element={<Requests />} />
        <Route path="settings" element={<Settings />} />
        <Route path="waiting" element={<Waiting />} />
        <Route path="*" element={<Navigate to={paths.adminPage('dashboard')} replace />} />
      </Routes>
    </AdminFrame>
  )
}
