import type { Shop } from '#domain/shop/shop.ts'
import { formatPhone, parsePhone } from '#domain/base/phone.ts'
import { contactPage } from '#copy/shop/contactPage.ts'
import { OpenChat } from '#ui/parts/OpenChat.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import styles from './contact.module.css'

/** The shop's address, telephone, mail and chat, each as a link that a phone can open. */
export function ContactDetails({ shop }: { shop: Shop }) {
  return (
    <dl className={styles.details}>
      <div>
        <dt className="label">{contactPage.address}</dt>
        <dd>
          {shop.address && <address>{shop.address}</address>}
          <a href={shop.mapUrl} target="_blank" rel="noopener">
            <Icon name="pin" /> {contactPage.map}
          </a>
        </dd>
      </div>
      {shop.phone && (
        <div>
          <dt className="label">{contactPage.phone}</dt>
          <dd>
            <a href={`tel:${parsePhone(shop.phone) ?? shop.phone}`}>{formatPhone(shop.phone)}</a>
          </dd>
        </div>
      )}
      <div>
        <dt className="label">{contactPage.email}</dt>
        <dd>
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
        </dd>
      </div>
      <div>
        <dt className="label">{contactPage.whatsapp}</dt>
        <dd>
          {formatPhone(shop.whatsappNumber)}
          <br />
          <OpenChat />
        </dd>
      </div>
    </dl>
  )
}
