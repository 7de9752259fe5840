import { ownedShop } from '#data/desk/shop.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { common } from '#copy/base/frame.ts'
import { deskPages } from '#copy/desk/adminPages.ts'
import { Head } from '#ui/parts/Head.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { AlertSettings } from './AlertSettings.tsx'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ShopForm } from './ShopForm.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'

/** The shop's details and how it works; the storefront updates without a rebuild. */
export function Settings() {
  const [owned] = useRows(ownedShop)
  return (
    <div className="stack">
      <Head copy={deskPages.settings} />
      <div className={styles.head}>
        <h1>{adminSettings.title}</h1>
      </div>
      <ReplicaGate of={ownedShop} loading={common.loading} problem="unreachable">
        {owned && <ShopForm owned={owned} />}
      </ReplicaGate>
      <div className={styles.columns}>
        <AlertSettings />
        <PasswordForm />
        <SignOutEverywhere />
      </div>
    </div>
  )
}
