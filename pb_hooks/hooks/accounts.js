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

/// Under the very address of PocketBase's own, which mails while the known wait and the unknown do not.
for (const name of ['users', '_pb_users_auth_']) {
  routerAdd('POST', `/api/collections/${name}/request-password-reset`, (e) =>
    require(`${__hooks}/lib/passwordReset.js`).request(e),
  )
  // Nobody changes an address here, and the refusal of a taken one would name it.
  routerAdd('POST', `/api/collections/${name}/request-email-change`, () => {
    throw new NotFoundError()
  })
}

onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/lib/sameTime.js`).signIn(e))
