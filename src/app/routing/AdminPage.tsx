import { Navigate } from 'react-router-dom'
import { adminSession } from '#data/desk/account.ts'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import { lazyPage } from './lazyPage.tsx'

const Admin = lazyPage(async () => (await import('#features/admin/Admin.tsx')).Admin)

/** The owner's area. Loads nothing before an owner has signed in. */
export function AdminPage() {
  const session = useLive(adminSession)
  if (!session || session.status === 'loading') return null
  return session.status === 'in' ? <Admin /> : <Navigate to={paths.adminLogin} replace />
}
