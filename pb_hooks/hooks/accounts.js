/// Accounts of shoppers and of the owner.
onRecordCreateRequest((e) => require(`${__hooks}/lib/accounts.js`).signUp(e), 'users')
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/accounts.js`).changeAccount(e),
  ...['users', 'admins'],
)
onRecordConfirmPasswordResetRequest(
  (e) => require(`${__hooks}/lib/accounts.js`).resetPassword(e),
  ...['users', 'admins'],
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
)

/// Under the very address of PocketBase's own, which mails while the known wait and the unknown do not.
routerAdd('POST', '/api/collections/users/request-password-reset', (e) =>
  require(`${__hooks}/lib/passwordReset.js`).request(e),
)
// Nobody changes an address here, and the refusal of a taken one would name it.
routerAdd('POST', '/api/collections/users/request-email-change', () => {
  throw new NotFoundError()
})

/// PocketBase also finds a collection by its id and by its name in capitals. It comes as far as these
/// for an account that it knows; nothing is mailed, and the answer is that of one it does not know.
onRecordRequestPasswordResetRequest((e) => e.noContent(204))
onRecordRequestVerificationRequest((e) => e.noContent(204))
onRecordRequestEmailChangeRequest(() => {
  throw new BadRequestError('An error occurred while validating the submitted data.', {
    newEmail: new ValidationError('validation_invalid_new_email', 'Invalid new email address.'),
  })
})

/// Whoever signs in, or renews a sign-in, does so on a device of their own.
onRecordAuthRequest(
  (e) => {
    require(`${__hooks}/lib/knownDevice.js`).rememberDevice(e, e.record)
    e.next()
  },
  ...['users', 'admins'],
)
