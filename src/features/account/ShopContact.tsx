import { chatAddress } from '#domain/site/chatLink.ts'
import { formatPhone, parsePhone } from '#domain/base/phone.ts'
import type { Shop } from '#domain/shop/shop.ts'
import { contactPage } from '#copy/shop/contactPage.ts'

/** How to reach the shop when it can send no mail: chat and phone. */
export function ShopContact({ shop }: { shop: Shop }) {
  return (
    <>
      <p>
        <a href={chatAddress(shop.whatsappNumber)} target="_blank" rel="noopener noreferrer">
          {contactPage.openChat}
        </a>
      </p>
      {shop.phone && (
        <p>
          <a href={`tel:${parsePhone(shop.phone) ?? shop.phone}`}>{formatPhone(shop.phone)}</a>
        </p>
      )}
    </>
  )
}
