// Sign-in, accounts and passwords.

/** Handles every error of a write. @type {(e: core.RequestEvent) => void} */
const handleErrors = (e) => require(`${__hooks}/built/server.js`).handleErrors(e)

// Passwords. Superusers can do everything, so they may sign in from this machine only; the hooks'
// tag is the collection, so it covers every spelling of the route.

onRecordAuthWithPasswordRequest(
  (e) => require(`${__hooks}/built/server.js`).limitPasswordAttempts(e),
  'users',
  'admins',
  '_superusers',
)
onRecordAuthWithPasswordRequest(
  (e) => require(`${__hooks}/built/server.js`).checkSuperuser(e),
  '_superusers',
)
onRecordAuthRequest((e) => require(`${__hooks}/built/server.js`).checkSuperuser(e), '_superusers')

// Accounts of shoppers and of the owner.

onRecordCreateRequest((e) => require(`${__hooks}/built/server.js`).signUp(e), 'users')
onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).updateShopper(e), 'users')
onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).updateOwner(e), 'admins')
onRecordUpdate((e) => require(`${__hooks}/built/server.js`).endOldDeskPushes(e), 'admins')
onRecordConfirmPasswordResetRequest(
  (e) => require(`${__hooks}/built/server.js`).resetPassword(e),
  'users',
  'admins',
)
onRecordDeleteRequest((e) => require(`${__hooks}/built/server.js`).closeAccount(e), 'users')
onRecordAuthRequest(
  (e) => require(`${__hooks}/built/server.js`).rememberSignIn(e),
  'users',
  'admins',
)
routerAdd(
  'POST',
  '/api/account/sign-out-everywhere',
  (e) => require(`${__hooks}/built/server.js`).signOutEverywhere(e),
  $apis.requireAuth('users', 'admins'),
  handleErrors,
)
routerAdd(
  'GET',
  '/api/account/{id}/deleted',
  (e) => require(`${__hooks}/built/server.js`).accountDeleted(e),
  $apis.skipSuccessActivityLog(),
  handleErrors,
)
// Replaces PocketBase's own route, which keeps a known address waiting while it sends the mail: its
// timing reveals which addresses have an account.
routerAdd(
  'POST',
  '/api/collections/users/request-password-reset',
  (e) => require(`${__hooks}/built/server.js`).requestPasswordReset(e),
  handleErrors,
)
routerAdd(
  'POST',
  '/api/account/email-change',
  (e) => require(`${__hooks}/built/server.js`).requestEmailChange(e),
  $apis.requireAuth('users'),
  handleErrors,
)
routerAdd(
  'POST',
  '/api/account/email-change/confirm',
  (e) => require(`${__hooks}/built/server.js`).confirmEmailChange(e),
  handleErrors,
)
// PocketBase's own email change is closed: its error for a taken address would reveal an account.
routerAdd('POST', '/api/collections/users/request-email-change', () => {
  throw new NotFoundError()
})
// PocketBase's own routes also match a collection by its id and by its name in capitals. These hooks
// run there only for a known account: they mail nothing and answer as for an unknown one.
onRecordRequestPasswordResetRequest((e) => e.noContent(204))
onRecordRequestVerificationRequest((e) => e.noContent(204))
onRecordRequestEmailChangeRequest(() => {
  throw new BadRequestError('An error occurred while validating the submitted data.', {
    newEmail: new ValidationError('validation_invalid_new_email', 'Invalid new email address.'),
  })
})
