/// Mails to be sent and mails that were: written with their cause, sent later, read by the owner.
migrate(
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"'
    app.save(
      new Collection({
        type: 'base',
        name: 'mails',
        listRule: ADMIN,
        viewRule: ADMIN,
        createRule: null,
        updateRule: null,
        deleteRule: null,
        fields: [
          { type: 'text', name: 'kind', required: true, max: 40 },
          { type: 'text', name: 'cause', max: 15 },
          { type: 'email', name: 'to', required: true },
          { type: 'text', name: 'replyTo', max: 200 },
          { type: 'text', name: 'subject', required: true, max: 200 },
          { type: 'text', name: 'text', max: 60000 },
          { type: 'text', name: 'html', max: 120000 },
          { type: 'number', name: 'tries', min: 0, onlyInt: true },
          { type: 'date', name: 'nextTry' },
          { type: 'date', name: 'sent' },
          { type: 'text', name: 'error', max: 500 },
          { type: 'autodate', name: 'created', onCreate: true },
        ],
        indexes: ['CREATE INDEX idx_mails_due ON mails (sent, nextTry)'],
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('mails')),
)
