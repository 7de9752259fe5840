import { useNavigate } from 'react-router-dom'
import { logOut } from '#data/account.ts'
import { signOut } from '#copy/account.ts'
import { profile } from '#copy/dashboard.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { useAuth } from '#ui/contexts.ts'
import { dayText } from '#ui/day.ts'
import { paths } from '#ui/paths.ts'
import { useBusy } from '#ui/useBusy.ts'
import styles from './account.module.css'

/** The account's e-mail and age, and the way out (spec section 2). */
export function ProfileTab() {
  const { session } = useAuth()
  const [busy, run] = useBusy()
  const navigate = useNavigate()
  if (session.status === 'loading') return null
  if (session.status === 'out') {
    return (
      <div className="notice">
        <p>{profile.signedOut}</p>
        <ButtonLink to={paths.login}>{profile.login}</ButtonLink>
      </div>
    )
  }
  function leave() {
    run(async () => {
      await logOut()
      await navigate(paths.login)
    })
  }
  return (
    <div className="stack">
      <h2>{profile.title}</h2>
      <dl className={styles.profile}>
        <dt className="label">{profile.email}</dt>
        <dd>{session.user.email}</dd>
        <dt className="label">{profile.memberSince}</dt>
        <dd>{dayText(session.user.created) ?? profile.unknownDate}</dd>
      </dl>
      <div>
        <Button look="outline" busy={busy} onClick={leave}>
          {signOut.button}
        </Button>
      </div>
    </div>
  )
}
