import { formatPhone, parsePhone } from '#domain/base/phone.ts'
import type { Shop } from '#domain/shop/shop.ts'
import { OpenChat } from '#ui/parts/OpenChat.tsx'

/** How to reach the shop when it can send no mail: chat and phone. */
export function ShopContact({ shop }: { shop: Shop }) {
  return (
    <p className="row hint">
      <OpenChat />
      {shop.phone && (
        <a href={`tel:${parsePhone(shop.phone) ?? shop.phone}`}>{formatPhone(shop.phone)}</a>
      )}
    </p>
  )
}
