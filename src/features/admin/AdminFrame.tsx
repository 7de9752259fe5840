import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useMatch } from 'react-router-dom'
import { adminSignOut, renewAdminSession } from '#data/desk/account.ts'
import { followReplicas } from '#data/desk/syncReplicas.ts'
import { renewPushes } from '#data/push/push.ts'
import { deskItems } from '#data/desk/edits/queuedEdits.ts'
import type { Shopper } from '#domain/account/session.ts'
import { header } from '#copy/base/frame.ts'
import { adminFrame } from '#copy/desk/admin.ts'
import { desk } from '#copy/desk/desk.ts'
import { Button } from '#ui/parts/Button.tsx'
import { ErrorBoundary } from '#ui/parts/ErrorBoundary.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './AdminFrame.module.css'
import { DeskStrip } from './DeskStrip.tsx'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import { EntryTextsProvider } from '#features/admin/rows/entryTexts.tsx'
import { ServerStrip } from './ServerStrip.tsx'
import { useNewOrders } from './useNewOrders.ts'

const LINKS = ['dashboard', 'products', 'orders', 'fittings', 'requests', 'settings'] as const

/** Sidebar and page, with a bar for toasts. While mounted, it keeps the replicas in sync. */
export function AdminFrame({ owner, children }: { owner: Shopper; children: ReactNode }) {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    void renewAdminSession()
    void renewPushes()
    return followReplicas()
  }, [owner.id])
  useNewOrders()
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['noticeBar'] = ''
    return () => void delete dataset['noticeBar']
  }, [])
  useEffect(() => {
    // An address with a hash leads to a field of its page.
    if (hash === '') window.scrollTo(0, 0)
  }, [pathname, hash])
  return (
    <EntryTextsProvider>
      <a className="visually-hidden button" href="#main">
        {header.skip}
      </a>
      <div className={styles.frame}>
        <Sidebar key={pathname} email={owner.email} />
        <main className={styles.main} id="main" tabIndex={-1}>
          <ServerStrip />
          <DeskStrip />
          <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        </main>
      </div>
    </EntryTextsProvider>
  )
}

function PageLink({ page, onFollow }: { page: (typeof LINKS)[number]; onFollow: () => void }) {
  const to = paths.adminPage(page)
  const within = useMatch(`${to}/*`) !== null
  return (
    <Link to={to} aria-current={within ? 'page' : undefined} onClick={onFollow}>
      {adminFrame[page]}
    </Link>
  )
}

function Sidebar({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const [busy, run] = useBusy()
  const waiting = useLive(deskItems)?.length ?? 0
  return (
    <header className={styles.side} data-open={open || undefined}>
      <div className={styles.top}>
        <span className={styles.title}>{adminFrame.title}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="admin-navigation"
          aria-label={open ? adminFrame.closeMenu : adminFrame.openMenu}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </button>
      </div>
      <nav id="admin-navigation" className={styles.navigation} aria-label={adminFrame.navigation}>
        {LINKS.map((page) => (
          <PageLink key={page} page={page} onFollow={() => setOpen(false)} />
        ))}
        <a href={paths.home}>{adminFrame.viewShop}</a>
        <Button
          look="quiet"
          busy={busy}
          onClick={() => (waiting > 0 ? setConfirming(true) : run(adminSignOut))}
        >
          {adminFrame.logout}
        </Button>
        <small className={styles.who}>{email}</small>
      </nav>
      {confirming && (
        <ConfirmDialog
          title={adminFrame.logout}
          text={desk.leaveWaiting(waiting)}
          yes={adminFrame.logout}
          onYes={() => run(adminSignOut)}
          onNo={() => setConfirming(false)}
        />
      )}
    </header>
  )
}
