import { readMessages, type Messages } from '#domain/shop/messages.ts'
import { findById, jsonField } from '#server/pocketbase/records.ts'

const SHOP_ID = 'shop00000000000'

/** The house's own words for its messages; the standard ones go out for the others. */
export function messagesOf(app: CoreApp): Messages {
  const shop = findById(app, 'shop', SHOP_ID)
  const messages = readMessages(shop && jsonField(shop, 'messages'))
  return messages.ok ? messages.value : {}
}
