/** The rules and sentences that PocketBase's hooks share with the shop, bundled for its engine. */
export { mailHtml } from '#copy/mailHtml.ts'
export {
  knownAddressMail,
  orderMailToCustomer,
  orderMailToOwner,
  requestKinds,
  requestMail,
  RESET_LINK,
  resetMail,
  statusMail,
} from '#copy/mails.ts'
export { problemMessages } from '#copy/notices.ts'
export { orderChatLink } from '#domain/chat.ts'
export { environmentFaults } from '#domain/environment.ts'
export { isRecordId, orderNumber } from '#domain/identity.ts'
export { mergeSentSet } from '#domain/mergeSentSet.ts'
export { isLegalMove, ORDER_STATUSES, priceOrder } from '#domain/order.ts'
export { readOrderDraft } from '#domain/orderDraft.ts'
export { checkPassword } from '#domain/password.ts'
export { pictureOf, SUFFIXES_OF } from '#domain/pictureSize.ts'
export { readDetail, readMeasurementNames } from '#domain/productShape.ts'
export { slugOf } from '#domain/product.ts'
export { isEmail } from '#domain/email.ts'
export { SHIPPING_FIELDS } from '#domain/shipping.ts'
export { DEFAULT_SHOP } from '#domain/shop.ts'
export { plainLine, plainText } from '#domain/text.ts'
export { searchData } from './searchData.ts'
