import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { dashboard } from '#copy/account/dashboard.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths, type DashboardTab } from '#ui/routing/paths.ts'
import styles from '#features/account/account.module.css'

export const DASHBOARD_TABS = [
  'measurements',
  'orders',
  'profile',
] as const satisfies readonly DashboardTab[]

/** Id of the tab panel. */
export const TAB_PANEL_ID = 'dashboard-panel'

/** Id of a tab, which labels the tab panel. */
export function tabId(tab: DashboardTab): string {
  return `tab-${tab}`
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The three tabs, each with its own address. The arrow keys move between them. */
export function DashboardTabs({ chosen }: { chosen: DashboardTab }) {
  const navigate = useNavigate()

  function onKey(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const at = DASHBOARD_TABS.indexOf(chosen) + step + DASHBOARD_TABS.length
    const next = DASHBOARD_TABS[at % DASHBOARD_TABS.length] ?? chosen
    document.getElementById(tabId(next))?.focus()
    void navigate(paths.dashboardTab(next), { replace: true })
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={dashboard.tabsLabel} onKeyDown={onKey}>
      {DASHBOARD_TABS.map((tab) => (
        <Link
          key={tab}
          id={tabId(tab)}
          role="tab"
          to={paths.dashboardTab(tab)}
          replace
          aria-selected={tab === chosen}
          aria-controls={TAB_PANEL_ID}
          tabIndex={tab === chosen ? 0 : -1}
        >
          {dashboard.tabs[tab]}
        </Link>
      ))}
    </div>
  )
}
