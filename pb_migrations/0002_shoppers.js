/// Shoppers: anyone may open an account; only its owner sees, changes or closes it.

migrate(
  (app) => {
    const SELF = '@request.auth.collectionName = "users" && id = @request.auth.id'
    const users = app.findCollectionByNameOrId('users')
    users.listRule = SELF
    users.viewRule = SELF
    users.createRule = ''
    users.updateRule = SELF
    users.deleteRule = SELF
    users.fields.removeByName('avatar')
    const name = users.fields.getByName('name')
    name.required = true
    name.max = 80
    users.fields.add(new TextField({ name: 'phone', max: 24 }))
    // A phone stays signed in for a month after it last met the server; each start renews it.
    users.authToken.duration = 30 * 24 * 60 * 60
    users.passwordResetToken.duration = 30 * 60
    users.authAlert.enabled = false // it is sent while the shopper waits for the answer
    users.resetPasswordTemplate = {
      subject: 'Reset your {APP_NAME} password',
      body: [
        '<p>Hello,</p>',
        '<p>Somebody, we hope you, asked to reset the password of your {APP_NAME} account.</p>',
        '<p><a href="{APP_URL}/reset-password#{TOKEN}">Choose a new password</a></p>',
        '<p>The link works once, for 30 minutes. If it was not you, ignore this mail.</p>',
      ].join('\n'),
    }
    app.save(users)
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.removeByName('phone')
    app.save(users)
  },
)
