/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// Promised days: what the owner sets about the workroom, what an order takes of it, and each change
/// of a day. The index holds the unfinished orders only, so that the load is read from it alone.
migrate(
  (app) => {
    const DAY = '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$'
    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.add(new JSONField({ name: 'workroom', maxSize: 20000 }))
    app.save(shop)

    const orders = app.findCollectionByNameOrId('orders')
    orders.fields.add(new NumberField({ name: 'pieces', onlyInt: true, min: 0 }))
    orders.fields.add(new TextField({ name: 'neededBy', max: 10, pattern: DAY }))
    orders.fields.add(new TextField({ name: 'shownDate', max: 10, pattern: DAY }))
    orders.addIndex(
      'idx_orders_load',
      false,
      'dueDate, pieces',
      "dueDate != '' AND status != 'ready' AND status != 'delivered' AND status != 'cancelled'",
    )
    app.save(orders)
    app
      .db()
      .newQuery(
        `UPDATE orders SET pieces =
           (SELECT COALESCE(SUM(json_extract(value, '$.quantity')), 0) FROM json_each(orders.lines))`,
      )
      .execute()

    const events = app.findCollectionByNameOrId('order_events')
    const kind = events.fields.getByName('kind')
    if (kind) Object.assign(kind, { values: ['status', 'payment', 'note', 'trialDate', 'dueDate'] })
    app.save(events)
  },
  (app) => {
    app.db().newQuery("DELETE FROM order_events WHERE kind IN ('trialDate', 'dueDate')").execute()
    const events = app.findCollectionByNameOrId('order_events')
    const kind = events.fields.getByName('kind')
    if (kind) Object.assign(kind, { values: ['status', 'payment', 'note'] })
    app.save(events)

    const orders = app.findCollectionByNameOrId('orders')
    orders.removeIndex('idx_orders_load')
    for (const name of ['pieces', 'neededBy', 'shownDate']) orders.fields.removeByName(name)
    app.save(orders)

    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.removeByName('workroom')
    app.save(shop)
  },
)
