import type { CartLine } from '#domain/cart/cart.ts'
import { orderChatLink, orderChatText } from '#domain/orders/chat.ts'
import { shortChatLink } from '#domain/site/chatLink.ts'
import { chatOrderOf, type CheckoutDraft } from '#domain/orders/checkoutDraft.ts'
import { orderSuccess, whatsapp } from '#copy/shop/checkout.ts'
import { dayLines } from '#copy/shop/promise.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { QrCode } from '#ui/parts/QrCode.tsx'
import { useCurrency, usePageData } from '#ui/state/contexts.ts'
import { copyText } from '#ui/device/copyText.ts'
import { notify } from '#ui/notices/notify.ts'
import styles from './payment.module.css'

type WhatsAppPaymentProps = { draft: CheckoutDraft; number: string; lines: readonly CartLine[] }

/** The WhatsApp chat for payment: a link, and a QR code, which is first on wide screens. */
export function WhatsAppPayment({ draft, number, lines }: WhatsAppPaymentProps) {
  const { shop } = usePageData()
  const { currency, rates } = useCurrency()
  const phone = shop.whatsappNumber
  const order = chatOrderOf(draft, lines, {
    number,
    currency,
    rates,
    days: dayLines({ neededBy: draft.neededBy }),
  })

  async function copy() {
    const copied = await copyText(orderChatText(phone, order))
    notify(copied ? whatsapp.copied : whatsapp.copyFailed)
  }

  return (
    <div className={styles.whatsapp}>
      <div className="stack">
        <p className="label">
          <UnbrokenNumber text={orderSuccess.number(number)} />
        </p>
        <div className="row">
          <a
            className="button"
            data-look="outline"
            href={orderChatLink(phone, order)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {whatsapp.chat}
          </a>
          <Button look="quiet" onClick={() => void copy()}>
            {whatsapp.copy}
          </Button>
        </div>
      </div>
      <figure className={styles.qr}>
        <QrCode text={shortChatLink(phone, number)} label={whatsapp.qr} />
        <figcaption className="hint">{whatsapp.scan}</figcaption>
      </figure>
    </div>
  )
}
