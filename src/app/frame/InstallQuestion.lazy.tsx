import { install as words } from '#copy/base/offline.ts'
import { Button } from '#ui/parts/Button.tsx'
import { AppleInstall } from './AppleInstall.tsx'
import styles from './Footer.module.css'
import { acceptInstall, declineInstall, type InstallOffer } from '#app/install/installOffer.ts'

/** Offers to install where the browser can do it, and shows how where it takes manual steps. */
export function InstallQuestion({ offer }: { offer: Exclude<InstallOffer, 'none'> }) {
  if (offer === 'installed') return <p role="status">{words.installed}</p>
  return (
    <section className={styles.install} aria-label={words.title}>
      <p>{words.offer}</p>
      {offer === 'apple' && <AppleInstall />}
      <div className="row">
        {offer === 'prompt' && <Button onClick={() => void acceptInstall()}>{words.accept}</Button>}
        <Button look="quiet" onClick={declineInstall}>
          {words.later}
        </Button>
      </div>
    </section>
  )
}
