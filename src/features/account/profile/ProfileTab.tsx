import { profile } from '#copy/account/dashboard.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/pictures/EmptyState.tsx'
import { useAuth } from '#ui/state/contexts.ts'
import { dayText } from '#ui/parts/day.ts'
import { paths } from '#ui/routing/paths.ts'
import { Addresses } from './Addresses.tsx'
import { ChangeEmail } from './ChangeEmail.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { NameAndPhone } from './NameAndPhone.tsx'
import styles from './profile.module.css'
import { SignOut } from './SignOut.tsx'
import { StoragePersistence } from './StoragePersistence.tsx'
import { YourData } from './YourData.tsx'

/** The account's e-mail and age, sign-out, and a list of what can be changed. */
export function ProfileTab() {
  const { session } = useAuth()
  if (session.status === 'loading') return null
  if (session.status === 'out') {
    return (
      <div className="stack">
        <EmptyState>
          <h2>{profile.title}</h2>
          <ButtonLink to={paths.login}>{profile.login}</ButtonLink>
        </EmptyState>
        <StoragePersistence />
      </div>
    )
  }
  return (
    <>
      <div className={styles.identity}>
        <h2>{profile.title}</h2>
        <SignOut />
        <dl>
          <div>
            <dt className="label">{profile.email}</dt>
            <dd>{session.user.email}</dd>
          </div>
          <div>
            <dt className="label">{profile.memberSince}</dt>
            <dd>{dayText(session.user.created) || profile.unknownDate}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.settings}>
        <NameAndPhone shopper={session.user} />
        <ChangeEmail />
        <Addresses shopper={session.user} />
        <ChangePassword />
        <YourData />
      </div>
    </>
  )
}
