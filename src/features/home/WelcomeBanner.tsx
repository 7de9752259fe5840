import { quietOrders } from '#data/quiet.ts'
import { mailboxName } from '#domain/session.ts'
import { welcome } from '#copy/home.ts'
import { useAuth } from '#ui/contexts.ts'
import { Link } from '#ui/Link.tsx'
import { paths } from '#ui/paths.ts'
import { useLive } from '#ui/useLive.ts'
import styles from './home.module.css'

/** Greets shoppers who are signed in (spec section 1); others never ask for orders. */
export function WelcomeBanner() {
  const { session } = useAuth()
  return session.status === 'in' ? <Greeting email={session.user.email} /> : null
}

function Greeting({ email }: { email: string }) {
  const orders = useLive(quietOrders)
  return (
    <section className={styles.welcome} aria-labelledby="welcome-title">
      <h2 id="welcome-title">{welcome.greeting(mailboxName(email))}</h2>
      <p>{welcome.orders(orders?.length ?? 0)}</p>
      <Link to={paths.dashboard}>{welcome.link}</Link>
    </section>
  )
}
