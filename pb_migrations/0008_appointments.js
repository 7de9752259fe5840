/// Requests for an appointment: anyone may send one, only the owner reads and answers them.
migrate(
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"'
    app.save(
      new Collection({
        type: 'base',
        name: 'appointments',
        listRule: ADMIN,
        viewRule: ADMIN,
        createRule: '',
        updateRule: ADMIN,
        deleteRule: null,
        fields: [
          { type: 'text', name: 'name', required: true, max: 160 },
          { type: 'email', name: 'email', required: true },
          { type: 'text', name: 'phone', required: true, max: 24, pattern: '^[+0-9][0-9 ().-]*$' },
          {
            type: 'select',
            name: 'service',
            required: true,
            values: ['bespoke', 'made-to-measure', 'alterations', 'styling'],
            maxSelect: 1,
          },
          { type: 'text', name: 'message', required: true, max: 2000 },
          { type: 'select', name: 'status', values: ['new', 'answered'], maxSelect: 1 },
          { type: 'number', name: 'seq', onlyInt: true },
          { type: 'autodate', name: 'created', onCreate: true },
          { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
        ],
        indexes: ['CREATE INDEX idx_appointments_seq ON appointments (seq)'],
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('appointments')),
)
