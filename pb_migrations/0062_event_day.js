/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// The day on which something happened to an order: a desk without a network sends it later.
migrate(
  (app) => {
    const DAY = '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$'
    const events = app.findCollectionByNameOrId('order_events')
    events.fields.add(new TextField({ name: 'day', max: 10, pattern: DAY }))
    app.save(events)
  },
  (app) => {
    const events = app.findCollectionByNameOrId('order_events')
    events.fields.removeByName('day')
    app.save(events)
  },
)
