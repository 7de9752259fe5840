/// Rate limits for password attempts. Other limits are applied in their own handlers.
onRecordAuthWithPasswordRequest(
  (e) => require(`${__hooks}/lib/passwordTries.js`).signIn(e, () => e.next()),
  'users',
  'admins',
  '_superusers',
)
cronAdd('counters', '*/10 * * * *', () => require(`${__hooks}/lib/counters.js`).sweep($app.store()))
cronAdd('streams', '* * * * *', () => require(`${__hooks}/lib/streams.js`).closeExcess($app))
