/// Who may try passwords, and how often. What else is limited is limited where it is handled.
onRecordAuthWithPasswordRequest(
  (e) => require(`${__hooks}/lib/limits.js`).limited(e, 'login', () => e.next()),
  ...['users', 'admins', '_superusers'],
)
cronAdd('limits', '*/10 * * * *', () => require(`${__hooks}/lib/limits.js`).sweep($app.store()))
