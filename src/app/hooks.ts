/**
 * The rules and texts that the PocketBase hooks share with the shop, bundled for its JavaScript
 * engine.
 */
export { healthReasons, unavailable } from '#copy/desk/health.ts'
export { mailHtml } from '#copy/mail/mailHtml.ts'
export {
  knownAddressMail,
  LATE_LINK,
  newsletterMail,
  orderMailToCustomer,
  orderMailToOwner,
  requestKinds,
  requestMail,
  resetMail,
  statusMail,
} from '#copy/mail/mails.ts'
export { problemMessages } from '#copy/base/notices.ts'
export { parseShop } from '#domain/shop/parseShop.ts'
export { orderChatLink } from '#domain/orders/chat.ts'
export { environmentFaults } from '#domain/base/environment.ts'
export { isRecordId, orderNumber } from '#domain/base/identity.ts'
export { mergeSentPreferences, PREFERENCE_FIELDS } from '#domain/orders/mergePreferences.ts'
export { mergeSentSet } from '#domain/measurements/mergeSentSet.ts'
export { isLegalMove, ORDER_STATUSES } from '#domain/orders/order.ts'
export { priceOrder } from '#domain/orders/pricing.ts'
export { readOrderDraft } from '#domain/orders/orderDraft.ts'
export { PAGE_KINDS, PAGE_MODULES, pageAt, PAGES } from '#domain/base/pages.js'
export { checkPassword } from '#domain/base/password.ts'
export { pictureOf, SUFFIXES_OF } from '#domain/products/pictureSize.ts'
export { readDetail, readMeasurementNames } from '#domain/products/productShape.ts'
export { slugOf } from '#domain/products/product.ts'
export { SHIPPING_FIELDS } from '#domain/orders/shipping.ts'
export { DEFAULT_SHOP } from '#domain/shop/shop.ts'
export { isEmail, plainLine, plainText } from '#domain/base/text.ts'
export { searchData } from './searchData.ts'
