/// Who may try passwords, and how often. What else is limited is limited where it is handled.
onRecordAuthWithPasswordRequest(
  (e) => require(`${__hooks}/lib/passwordTries.js`).signIn(e, () => e.next()),
  ...['users', 'admins', '_superusers'],
)
cronAdd('counters', '*/10 * * * *', () => require(`${__hooks}/lib/counters.js`).sweep($app.store()))
cronAdd('streams', '* * * * *', () => require(`${__hooks}/lib/streams.js`).closeExcess($app))
