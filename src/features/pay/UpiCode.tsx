import { formatPaise } from '#domain/money/paise.ts'
import { upiAddress, type UpiPayment } from '#domain/money/upi.ts'
import { pay as words } from '#copy/money/pay.ts'
import { Button } from '#ui/parts/Button.tsx'
import { QrCode } from '#ui/parts/QrCode.tsx'
import { copyText } from '#ui/device/copyText.ts'
import { notify } from '#ui/notices/notify.ts'
import styles from './pay.module.css'

/** A payment as a code to scan, as a link for this phone's own app, and as an id to copy. */
export function UpiCode({ payment }: { payment: UpiPayment }) {
  const { upiId, payee, paise } = payment
  const address = upiAddress(payment)

  async function copy() {
    notify((await copyText(upiId)) ? words.copied : words.copyFailed)
  }

  return (
    <div className="stack">
      <div className={styles.phone}>
        <a className="button" data-look="solid" data-wide href={address}>
          {words.open}
        </a>
        <p className="hint">{words.openHint}</p>
      </div>
      <figure className={styles.code}>
        <QrCode text={address} label={words.code(formatPaise(paise), payee)} />
        <figcaption className="hint">{words.scan}</figcaption>
      </figure>
      <dl className={styles.id}>
        <dt className="label">{words.id}</dt>
        <dd>{upiId}</dd>
      </dl>
      <div>
        <Button look="outline" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </div>
  )
}
