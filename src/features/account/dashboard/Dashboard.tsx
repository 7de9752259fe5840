import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dashboard } from '#copy/account/dashboard.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths, type DashboardTab } from '#ui/routing/paths.ts'
import { useAuth, useCart } from '#ui/state/contexts.ts'
import { DASHBOARD_TABS, DashboardTabs, TAB_PANEL_ID, tabId } from './DashboardTabs.tsx'
import styles from '#features/account/account.module.css'
import { SummaryCards } from './SummaryCards.tsx'

/**
 * The shopper's dashboard: a link to the checkout unless the cart is empty, three counts, and three
 * tabs with the open one in the address. Guests see that they are signed out.
 */
export function Dashboard({ tabs }: { tabs: Record<DashboardTab, ReactNode> }) {
  const [search] = useSearchParams()
  const { count } = useCart()
  const { session } = useAuth()
  const chosen = DASHBOARD_TABS.find((tab) => tab === search.get('tab')) ?? 'measurements'
  return (
    <div className="page stack">
      <Head copy={shopperPages.dashboard} />
      <div className={styles.head}>
        <h1>{dashboard.title}</h1>
        {count > 0 && (
          <Link className={styles.onward} to={paths.checkout}>
            {dashboard.toCheckout}
          </Link>
        )}
      </div>
      {session.status === 'out' && <p>{dashboard.signedOut}</p>}
      <SummaryCards />
      <DashboardTabs chosen={chosen} />
      <div id={TAB_PANEL_ID} role="tabpanel" aria-labelledby={tabId(chosen)}>
        {tabs[chosen]}
      </div>
    </div>
  )
}
