/// Accounts of shoppers and of the owner.
const { guard } = require(`${__hooks}/lib/failures.js`)

onRecordCreateRequest((e) => require(`${__hooks}/lib/accounts.js`).signUp(e), 'users')
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/accounts.js`).changeAccount(e),
  'users',
  'admins',
)
onRecordConfirmPasswordResetRequest(
  (e) => require(`${__hooks}/lib/accounts.js`).resetPassword(e),
  'users',
  'admins',
)
onRecordDeleteRequest((e) => require(`${__hooks}/lib/closeAccount.js`).close(e), 'users')
routerAdd(
  'POST',
  '/api/account/sign-out-everywhere',
  (e) => {
    const signOut = () => require(`${__hooks}/lib/accounts.js`).signOutEverywhere(e)
    return require(`${__hooks}/lib/sessions.js`).onlyOpen(e, signOut)
  },
  $apis.requireAuth('users', 'admins'),
  guard,
)

/// Replaces PocketBase's own route, which keeps a known address waiting while it sends the mail: its
/// timing reveals which addresses have an account.
routerAdd(
  'POST',
  '/api/collections/users/request-password-reset',
  (e) => require(`${__hooks}/lib/passwordReset.js`).request(e),
  guard,
)
// Email changes are not offered, and the error for a taken address would reveal its account.
routerAdd('POST', '/api/collections/users/request-email-change', () => {
  throw new NotFoundError()
})

/// PocketBase's own routes also match a collection by its id and by its name in capitals. These
/// hooks run there only for a known account: they mail nothing and answer as for an unknown one.
onRecordRequestPasswordResetRequest((e) => e.noContent(204))
onRecordRequestVerificationRequest((e) => e.noContent(204))
onRecordRequestEmailChangeRequest(() => {
  throw new BadRequestError('An error occurred while validating the submitted data.', {
    newEmail: new ValidationError('validation_invalid_new_email', 'Invalid new email address.'),
  })
})

/// A sign-in or a token refresh marks the device as known to the account.
onRecordAuthRequest(
  (e) => {
    require(`${__hooks}/lib/knownDevice.js`).rememberDevice(e, e.record)
    e.next()
  },
  'users',
  'admins',
)
