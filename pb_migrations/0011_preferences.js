/// How a shopper likes garments made: one record each, for their eyes only.
migrate(
  (app) => {
    const OWN = '@request.auth.collectionName = "users" && user = @request.auth.id'
    app.save(
      new Collection({
        type: 'base',
        name: 'preferences',
        listRule: OWN,
        viewRule: OWN,
        createRule: OWN,
        updateRule: `${OWN} && @request.body.user:changed = false`,
        deleteRule: OWN,
        fields: [
          {
            type: 'relation',
            name: 'user',
            required: true,
            collectionId: app.findCollectionByNameOrId('users').id,
            maxSelect: 1,
            cascadeDelete: true,
          },
          { type: 'text', name: 'material', max: 80 },
          { type: 'text', name: 'color', max: 40 },
          { type: 'text', name: 'fitType', max: 40 },
          { type: 'text', name: 'additionalRequests', max: 2000 },
          { type: 'number', name: 'seq', onlyInt: true },
          { type: 'autodate', name: 'created', onCreate: true },
          { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
        ],
        indexes: ['CREATE UNIQUE INDEX idx_preferences_user ON preferences (user)'],
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('preferences')),
)
