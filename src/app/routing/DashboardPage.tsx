import { Dashboard } from '#features/account/dashboard/Dashboard.tsx'
import { OrdersTab } from '#features/account/orders/OrdersTab.tsx'
import { ProfileTab } from '#features/account/profile/ProfileTab.tsx'
import { MeasurementsTab } from '#features/measurements/MeasurementsTab.tsx'

const tabs = {
  measurements: <MeasurementsTab />,
  orders: <OrdersTab />,
  profile: <ProfileTab />,
}

/** The dashboard with its three tabs, which come from two features. */
export function DashboardPage() {
  return <Dashboard tabs={tabs} />
}
