/// Orders. Anyone may place one (the hook checks who it is for and what it costs); a shopper sees
/// their own, the owner sees all. What may change, and by whom, is the hook's to say; no order
/// is ever deleted.
migrate(
  (app) => {
    const OWN = '(@request.auth.collectionName = "users" && user = @request.auth.id)'
    const SEEN = `${OWN} || @request.auth.collectionName = "admins"`
    const text = (name, max) => ({ type: 'text', name, max })
    app.save(
      new Collection({
        type: 'base',
        name: 'orders',
        listRule: SEEN,
        viewRule: SEEN,
        createRule: '',
        updateRule: SEEN,
        deleteRule: null,
        fields: [
          { type: 'text', name: 'number', required: true, max: 24, pattern: '^ET-[0-9]+$' },
          {
            type: 'relation',
            name: 'user',
            collectionId: app.findCollectionByNameOrId('users').id,
            maxSelect: 1,
            cascadeDelete: false,
          },
          {
            type: 'select',
            name: 'status',
            required: true,
            maxSelect: 1,
            values: [
              'placed',
              'confirmed',
              'cutting',
              'stitching',
              'trial',
              'alteration',
              'ready',
            ].concat(['delivered', 'cancelled']),
          },
          { type: 'json', name: 'lines', required: true, maxSize: 200000 },
          { type: 'number', name: 'total', min: 0, onlyInt: true },
          { type: 'select', name: 'currency', values: ['INR', 'EUR', 'USD', 'GBP'], maxSelect: 1 },
          text('firstName', 80),
          text('lastName', 80),
          text('email', 200),
          text('countryCode', 5),
          text('phone', 24),
          text('address', 400),
          text('city', 100),
          text('state', 100),
          text('zipCode', 16),
          text('country', 80),
          text('paymentMethod', 40),
          text('note', 1000),
          { type: 'select', name: 'source', values: ['shop', 'counter'], maxSelect: 1 },
          { type: 'number', name: 'seq', onlyInt: true },
          { type: 'number', name: 'rev', onlyInt: true },
          { type: 'autodate', name: 'created', onCreate: true },
          { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
        ],
        indexes: [
          'CREATE UNIQUE INDEX idx_orders_number ON orders (number)',
          'CREATE INDEX idx_orders_seq ON orders (seq)',
          'CREATE INDEX idx_orders_user ON orders (user, seq)',
        ],
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('orders')),
)
