import { adminAuth } from '#data/auth/savedAuth.ts'
import { footer } from '#copy/base/frame.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './Footer.module.css'

/** Link to the desk, shown where the owner has signed in: an installed app has no address bar. */
export function DeskLink() {
  const owner = useLive(adminAuth)
  return (
    owner && (
      <p className={styles.copyright}>
        <Link to={paths.adminPage('dashboard')}>{footer.desk}</Link>
      </p>
    )
  )
}
