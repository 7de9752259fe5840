import { Dashboard } from '#features/account/Dashboard.tsx'
import { OrdersTab } from '#features/account/OrdersTab.tsx'
import { ProfileTab } from '#features/account/ProfileTab.tsx'
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
