/// The owner's accounts. Nobody signs up here: the `owner` command makes them.
migrate(
  (app) => {
    const SELF = '@request.auth.collectionName = "admins" && id = @request.auth.id'
    app.save(
      new Collection({
        type: 'auth',
        name: 'admins',
        listRule: SELF,
        viewRule: SELF,
        createRule: null,
        updateRule: SELF,
        deleteRule: null,
        authAlert: { enabled: false },
        authToken: { duration: 12 * 60 * 60 }, // a working day; each start renews it
        fields: [
          { type: 'text', name: 'name', max: 80 },
          { type: 'autodate', name: 'created', onCreate: true },
          { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
        ],
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('admins')),
)
