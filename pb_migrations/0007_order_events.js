/// What happened to an order, and who did it. The owner's notes are for the house alone.
migrate(
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"'
    const OWN =
      '(@request.auth.collectionName = "users" && order.user = @request.auth.id && kind != "note")'
    app.save(
      new Collection({
        type: 'base',
        name: 'order_events',
        listRule: `${OWN} || ${ADMIN}`,
        viewRule: `${OWN} || ${ADMIN}`,
        createRule: `${ADMIN} && (kind = "payment" || kind = "note")`,
        updateRule: null,
        deleteRule: null,
        fields: [
          {
            type: 'relation',
            name: 'order',
            required: true,
            collectionId: app.findCollectionByNameOrId('orders').id,
            maxSelect: 1,
            cascadeDelete: true,
          },
          {
            type: 'select',
            name: 'kind',
            required: true,
            values: ['status', 'payment', 'note'],
            maxSelect: 1,
          },
          { type: 'text', name: 'from', max: 20 },
          { type: 'text', name: 'to', max: 20 },
          { type: 'number', name: 'amount', onlyInt: true },
          { type: 'text', name: 'method', max: 40 },
          { type: 'text', name: 'note', max: 1000 },
          {
            type: 'select',
            name: 'actor',
            required: true,
            values: ['guest', 'shopper', 'owner'],
            maxSelect: 1,
          },
          { type: 'text', name: 'actorId', max: 15, hidden: true },
          { type: 'number', name: 'seq', onlyInt: true },
          { type: 'autodate', name: 'created', onCreate: true },
        ],
        indexes: [
          'CREATE INDEX idx_order_events_order ON order_events ("order", seq)',
          'CREATE INDEX idx_order_events_seq ON order_events (seq)',
        ],
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('order_events')),
)
