import { useId, type FormEvent } from 'react'
import { measurementConsent } from '#copy/measurements/measurementHints.ts'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { useRefusal } from '#ui/forms/useRefusal.ts'
import { FormActions } from '#ui/parts/FormActions.tsx'
import styles from './measurements.module.css'
import '#ui/styles/parts/check.css'

/**
 * Asks for consent before the first measurement is stored: what, why, who, how long, and how to
 * withdraw.
 */
export function Consent({ onAgree, onDecline }: { onAgree: () => void; onDecline: () => void }) {
  const words = measurementConsent
  const id = useId()
  const { refusal, handlers } = useRefusal()
  const { what, why, who, howLong, withdraw, complain } = words

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onAgree()
  }

  return (
    <Dialog title={words.title} onClose={onDecline}>
      <form className="stack" onSubmit={submit}>
        <div className={styles.consent}>
          {[what, why, who, howLong, withdraw, complain].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <label className="check">
          <input
            type="checkbox"
            required
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal && `${id}-problem`}
            {...handlers}
          />
          {words.agree}
        </label>
        {refusal && (
          <p className="problem" id={`${id}-problem`}>
            {words.needed}
          </p>
        )}
        <FormActions onCancel={onDecline} cancel={words.decline}>
          {words.save}
        </FormActions>
      </form>
    </Dialog>
  )
}
