/** The rules that PocketBase's hooks share with the shop, bundled for its engine. */
export {
  areOrderable,
  isCancellable,
  isLegalMove,
  priceOrder,
  PAYMENT_METHOD,
} from '#domain/order.ts'
export { checkShipping, isEmail, SHIPPING_FIELDS } from '#domain/shipping.ts'
export { isRecordId, orderNumber } from '#domain/identity.ts'
export { formatPrice, formatRupees, isCurrencyCode } from '#domain/money.ts'
export { slugOf } from '#domain/product.ts'
export { orderChatLink, shortChatLink } from '#domain/chat.ts'
export { DEFAULT_SHOP } from '#domain/shop.ts'
