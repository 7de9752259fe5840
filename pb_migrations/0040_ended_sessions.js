/// Sign-ins that were ended on one device before their token ran out. The id is that of the session;
/// nobody sees or changes them.
migrate(
  (app) => {
    app.save(
      new Collection({
        type: 'base',
        name: 'ended_sessions',
        listRule: null,
        viewRule: null,
        createRule: null,
        updateRule: null,
        deleteRule: null,
        fields: [{ type: 'date', name: 'expires', required: true }],
        indexes: ['CREATE INDEX idx_ended_sessions_expires ON ended_sessions (expires)'],
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('ended_sessions')),
)
