import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { dashboard } from '#copy/dashboard.ts'
import { Head } from '#ui/Head.tsx'
import { paths } from '#ui/paths.ts'
import type { DashboardTab } from '#ui/paths.ts'
import styles from './account.module.css'
import { SummaryCards } from './SummaryCards.tsx'

const TABS = ['measurements', 'orders', 'profile'] as const satisfies readonly DashboardTab[]

/** The shopper's own page: three counts and three tabs, the tab in the address (spec section 2). */
export function Dashboard({ tabs }: { tabs: Record<DashboardTab, ReactNode> }) {
  const [search] = useSearchParams()
  const chosen = TABS.find((tab) => tab === search.get('tab')) ?? 'measurements'
  return (
    <div className="page stack">
      <Head page="dashboard" />
      <h1>{dashboard.title}</h1>
      <SummaryCards />
      <nav className={styles.tabs} aria-label={dashboard.tabsLabel}>
        {TABS.map((tab) => (
          <Link
            key={tab}
            to={paths.dashboardTab(tab)}
            replace
            aria-current={tab === chosen ? 'page' : undefined}
          >
            {dashboard.tabs[tab]}
          </Link>
        ))}
      </nav>
      <section aria-label={dashboard.tabs[chosen]}>{tabs[chosen]}</section>
    </div>
  )
}
