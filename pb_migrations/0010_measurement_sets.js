/// A shopper's measurement sets; nobody else sees them, the owner neither: an order carries a
/// copy of the one it was placed with. A deleted set stays as a tombstone for the other devices.
migrate(
  (app) => {
    const OWN = '@request.auth.collectionName = "users" && user = @request.auth.id'
    app.save(
      new Collection({
        type: 'base',
        name: 'measurement_sets',
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
          { type: 'text', name: 'name', required: true, max: 80 },
          { type: 'json', name: 'values', maxSize: 2000 },
          { type: 'number', name: 'version', min: 0, onlyInt: true },
          { type: 'text', name: 'savedAt', max: 40 },
          { type: 'select', name: 'takenBy', values: ['self', 'shop'], maxSelect: 1 },
          { type: 'json', name: 'history', maxSize: 60000 },
          { type: 'bool', name: 'deleted' },
          { type: 'number', name: 'seq', onlyInt: true },
          { type: 'autodate', name: 'created', onCreate: true },
          { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
        ],
        indexes: ['CREATE INDEX idx_measurement_sets_user ON measurement_sets (user, seq)'],
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('measurement_sets')),
)
