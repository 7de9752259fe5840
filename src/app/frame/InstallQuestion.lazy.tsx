import { install as words } from '#copy/base/offline.ts'
import { Button } from '#ui/parts/Button.tsx'
import styles from './InstallQuestion.module.css'
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

/** The two taps as icons: the square with the arrow, then the square with the plus. */
function AppleInstall() {
  return (
    <>
      <svg
        aria-hidden="true"
        width="168"
        height="56"
        viewBox="0 0 168 56"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M18 22h-5v24h30V22h-5M28 34V8M21 15l7-7 7 7" />
        <path d="M66 28h32M90 20l8 8-8 8" />
        <path d="M122 12h32v32h-32ZM138 20v16M130 28h16" />
      </svg>
      <p>{words.apple}</p>
      <p>{words.appleBefore}</p>
    </>
  )
}
