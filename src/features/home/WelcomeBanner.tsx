import { deferredOrders } from '#data/sync/deferred.ts'
import { mailboxName } from '#domain/account/session.ts'
import { welcome } from '#copy/home/home.ts'
import { useAuth } from '#ui/state/contexts.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from '#features/home/parts/home.module.css'

/** Greets signed-in shoppers; never loads orders for others. */
export function WelcomeBanner() {
  const { session } = useAuth()
  return session.status === 'in' ? <Greeting email={session.user.email} /> : null
}

function Greeting({ email }: { email: string }) {
  const orders = useLive(deferredOrders)
  return (
    <section className={styles.welcome} aria-labelledby="welcome-title">
      <h2 id="welcome-title">{welcome.greeting(mailboxName(email))}</h2>
      <p>{welcome.orders(orders?.length ?? 0)}</p>
      <Link to={paths.dashboard}>{welcome.link}</Link>
    </section>
  )
}
