/// Requests to have something made: a shopper sends their own and sees it, the owner sees all.
migrate(
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"'
    const OWN = '(@request.auth.collectionName = "users" && user = @request.auth.id)'
    app.save(
      new Collection({
        type: 'base',
        name: 'tailoring_requests',
        listRule: `${OWN} || ${ADMIN}`,
        viewRule: `${OWN} || ${ADMIN}`,
        createRule: OWN,
        updateRule: ADMIN,
        deleteRule: null,
        fields: [
          {
            type: 'relation',
            name: 'user',
            collectionId: app.findCollectionByNameOrId('users').id,
            maxSelect: 1,
            cascadeDelete: true,
          },
          { type: 'json', name: 'measurements', required: true, maxSize: 4000 },
          { type: 'text', name: 'material', required: true, max: 80 },
          { type: 'text', name: 'color', required: true, max: 40 },
          { type: 'text', name: 'fitType', required: true, max: 40 },
          { type: 'text', name: 'additionalRequests', max: 2000 },
          { type: 'bool', name: 'hasPurchased' },
          { type: 'text', name: 'orderCode', max: 40 },
          { type: 'select', name: 'status', values: ['new', 'answered'], maxSelect: 1 },
          { type: 'number', name: 'seq', onlyInt: true },
          { type: 'autodate', name: 'created', onCreate: true },
          { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
        ],
        indexes: [
          'CREATE INDEX idx_tailoring_requests_seq ON tailoring_requests (seq)',
          'CREATE INDEX idx_tailoring_requests_user ON tailoring_requests (user, seq)',
        ],
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('tailoring_requests')),
)
