import { measurementConsent } from '#copy/measurementHints.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './measurements.module.css'

/** What, why, who, how long and how to withdraw, asked before the first measurement is kept. */
export function Consent({ onAgree, onDecline }: { onAgree: () => void; onDecline: () => void }) {
  const { title, what, why, who, howLong, withdraw, complain, agree, decline } = measurementConsent
  return (
    <Dialog title={title} onClose={onDecline}>
      <div className={styles.consent}>
        {[what, why, who, howLong, withdraw, complain].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="row">
        <Button onClick={onAgree}>{agree}</Button>
        <Button look="quiet" onClick={onDecline}>
          {decline}
        </Button>
      </div>
    </Dialog>
  )
}
