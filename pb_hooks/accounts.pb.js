/// Accounts of shoppers and of the owner.
onRecordCreateRequest((e) => require(`${__hooks}/lib/accounts.js`).signUp(e), 'users')
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/accounts.js`).withSoundPassword(e, () => e.next()),
  ...['users', 'admins'],
)
onRecordConfirmPasswordResetRequest(
  (e) => require(`${__hooks}/lib/accounts.js`).withSoundPassword(e, () => e.next()),
  ...['users', 'admins'],
)
routerAdd(
  'POST',
  '/api/account/sign-out-everywhere',
  (e) => require(`${__hooks}/lib/accounts.js`).signOutEverywhere(e),
  $apis.requireAuth('users', 'admins'),
)
