/**
 * What `pb_hooks/main.pb.js` registers and `pb_migrations` read: the exports of the bundle that
 * PocketBase's JavaScript engines load.
 */
export { DEFAULT_SHOP } from '#domain/shop/shop.ts'
export { PAGE_KINDS, PAGES } from '#domain/site/pages.js'
export {
  closeAccount,
  rememberSignIn,
  resetPassword,
  signOutEverywhere,
  signUp,
  updateOwner,
  updateShopper,
} from '#server/accounts/accounts.ts'
export { accountDeleted } from '#server/accounts/accountDeleted.ts'
export { confirmEmailChange, requestEmailChange } from '#server/accounts/emailChange.ts'
export { limitPasswordAttempts } from '#server/accounts/passwordAttempts.ts'
export { requestPasswordReset } from '#server/accounts/passwordReset.ts'
export { checkSuperuser } from '#server/accounts/superusers.ts'
export { catalogueChanges, catalogueIds } from '#server/catalogue/catalogueFeed.ts'
export { sendCatalogueHint, subscribe } from '#server/catalogue/catalogueHint.ts'
export {
  beginEpoch,
  createPushKeys,
  loadCatalogue,
  snapshotDatabase,
} from '#server/commands/dataCommands.ts'
export { createOwner } from '#server/commands/ownerCommand.ts'
export { issueDocument, refuseDocumentChange } from '#server/documents/documents.ts'
export { fittingPage, wishFitting } from '#server/fittings/fittingPage.ts'
export { setFitting } from '#server/fittings/setFitting.ts'
export { takenSlots } from '#server/fittings/takenSlots.ts'
export { answerHealth, watchHealth } from '#server/health/health.ts'
export {
  bodyLimit,
  MAX_BODY_BYTES,
  MAX_BULK_BYTES,
  MAX_PHOTO_BYTES,
} from '#server/http/bodyLimit.ts'
export { handleErrors } from '#server/http/errors.ts'
export { setDataHeaders, setUploadHeaders } from '#server/http/headers.ts'
export { invalidateCache } from '#server/http/responseCache.ts'
export { prepareRouter } from '#server/http/router.ts'
export { sweepCounters } from '#server/limits/counters.ts'
export { closeExcessStreams } from '#server/limits/streams.ts'
export { discardHeldMails, discardMail, resendMail, sendHeldMails } from '#server/mail/heldMails.ts'
export { pruneMails } from '#server/mail/pruneMails.ts'
export { correctShipping, measurePiece } from '#server/orders/correctOrder.ts'
export { moveOrder, setOrderDates } from '#server/orders/moveOrder.ts'
export { addOrderEvent } from '#server/orders/orderEvents.ts'
export { claimPayment, payPage } from '#server/orders/payPage.ts'
export { placeOrder } from '#server/orders/placeOrder.ts'
export {
  assetFile,
  formWithoutScript,
  notFoundPage,
  cachedPage,
  productPage,
  publicFile,
  renderedPage,
  unknownApi,
} from '#server/pages/pages.ts'
export { shellPage } from '#server/pages/sendPage.ts'
export { robots, sitemap } from '#server/pages/sitemap.ts'
export { webManifest } from '#server/pages/webManifest.ts'
export { wakeLoop } from '#server/pocketbase/loop.ts'
export { editManyProducts } from '#server/products/bulkEdit.ts'
export { forwardPhoto } from '#server/products/photoUpload.ts'
export { checkPictures } from '#server/products/pictures.ts'
export { compareAndSet, setFirstRevision } from '#server/products/revision.ts'
export { saveProduct } from '#server/products/saveProduct.ts'
export { prunePushes } from '#server/push/prunePushes.ts'
export { MAX_PUSH_BYTES, pushKey, subscribePush, unsubscribePush } from '#server/push/subscribe.ts'
export { endOldDeskPushes } from '#server/push/subscriptions.ts'
export { pushWordsFor } from '#server/push/words.ts'
export { confirmSubscription, subscribeToNewsletter } from '#server/requests/newsletter.ts'
export { addCustomer, requestAppointment, requestTailoring } from '#server/requests/requests.ts'
export {
  createMeasurementSet,
  createPreferences,
  updateMeasurementSet,
  updatePreferences,
} from '#server/requests/shopperRecords.ts'
export {
  acceptRecordRequest,
  answerRecordRequest,
  deleteRecordRequest,
} from '#server/sessions/recordRequests.ts'
export {
  checkSession,
  checkStreamSession,
  issueSession,
  pruneSessions,
  signOut,
} from '#server/sessions/sessions.ts'
export { isDashboardOn } from '#server/settings/environment.ts'
export { hosts } from '#server/settings/origin.ts'
export { answerSettings } from '#server/shop/answerSettings.ts'
export { checkSettings } from '#server/shop/checkSettings.ts'
export { bootstrap, reloadSettings, startMailLoop, startPushLoop } from './startup.ts'
export { keptPromises } from '#server/workroom/keptPromises.ts'
export { workroomLoad } from '#server/workroom/workroom.ts'
