/// Numbers that only the server counts. `seq` is taken inside each write transaction, so it is the
/// order of commits; `epoch` names this history, for phones that knew another one.
migrate(
  (app) => {
    const counters = new Collection({
      type: 'base',
      name: 'counters',
      fields: [
        { type: 'text', name: 'name', required: true, max: 40 },
        { type: 'number', name: 'value', onlyInt: true },
        { type: 'text', name: 'text', max: 40 },
      ],
      indexes: ['CREATE UNIQUE INDEX idx_counters_name ON counters (name)'],
    })
    app.save(counters)
    app.save(new Record(counters, { name: 'seq', value: 0 }))
    app.save(new Record(counters, { name: 'epoch', text: $security.randomString(12) }))
  },
  (app) => app.delete(app.findCollectionByNameOrId('counters')),
)
