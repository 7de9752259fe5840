/// Readers of the newsletter: anyone may subscribe, only the owner sees who did.
migrate(
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"'
    app.save(
      new Collection({
        type: 'base',
        name: 'subscribers',
        listRule: ADMIN,
        viewRule: ADMIN,
        createRule: '',
        updateRule: ADMIN,
        deleteRule: ADMIN,
        fields: [
          { type: 'email', name: 'email', required: true },
          { type: 'select', name: 'status', values: ['active', 'stopped'], maxSelect: 1 },
          { type: 'autodate', name: 'timestamp', onCreate: true },
        ],
        indexes: [
          'CREATE UNIQUE INDEX idx_subscribers_email ON subscribers (email COLLATE NOCASE)',
        ],
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('subscribers')),
)
