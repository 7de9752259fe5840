/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// The ledger of an order: entries in whole paise among its events, what they add up to in the order,
/// the terms that it was placed with, and the token of its payment page. `amount`, in rupees, stays
/// for devices of an earlier version.
migrate(
  (app) => {
    const DAY = '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$'
    const ADMIN = '@request.auth.collectionName = "admins"'
    const LEDGER = ['payment', 'refund', 'discount', 'claimRefused', 'reminder', 'note']

    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.add(new JSONField({ name: 'payment', maxSize: 2000 }))
    app.save(shop)

    const events = app.findCollectionByNameOrId('order_events')
    const kind = events.fields.getByName('kind')
    const values = ['status', 'trialDate', 'dueDate', 'claim', ...LEDGER]
    if (kind) Object.assign(kind, { values })
    events.fields.add(new NumberField({ name: 'paise', onlyInt: true }))
    events.fields.add(new TextField({ name: 'reference', max: 40 }))
    events.fields.add(new TextField({ name: 'receipt', max: 20 }))
    events.addIndex('idx_order_events_receipt', true, 'receipt', "receipt != ''")
    const allowed = LEDGER.map((each) => `kind = "${each}"`).join(' || ')
    Object.assign(events, { createRule: `${ADMIN} && (${allowed})` })
    app.save(events)
    app
      .db()
      .newQuery("UPDATE order_events SET paise = amount * 100 WHERE kind = 'payment'")
      .execute()

    const orders = app.findCollectionByNameOrId('orders')
    orders.fields.add(new JSONField({ name: 'terms', maxSize: 200 }))
    orders.fields.add(new TextField({ name: 'payToken', max: 32 }))
    orders.fields.add(new NumberField({ name: 'received', onlyInt: true }))
    orders.fields.add(new NumberField({ name: 'discounted', onlyInt: true }))
    orders.fields.add(new TextField({ name: 'claim', max: 12 }))
    orders.fields.add(new TextField({ name: 'remindedOn', max: 10, pattern: DAY }))
    orders.addIndex('idx_orders_pay', true, 'payToken', "payToken != ''")
    app.save(orders)
    app
      .db()
      .newQuery(
        `UPDATE orders SET payToken = lower(hex(randomblob(16))), received =
           (SELECT COALESCE(SUM(paise), 0) FROM order_events
            WHERE "order" = orders.id AND kind = 'payment')`,
      )
      .execute()
  },
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"'
    const orders = app.findCollectionByNameOrId('orders')
    orders.removeIndex('idx_orders_pay')
    for (const name of ['terms', 'payToken', 'received', 'discounted', 'claim', 'remindedOn'])
      orders.fields.removeByName(name)
    app.save(orders)

    // What an earlier version knows of a refund is a payment below zero.
    app.db().newQuery("UPDATE order_events SET kind = 'payment' WHERE kind = 'refund'").execute()
    app
      .db()
      .newQuery(
        "DELETE FROM order_events WHERE kind IN ('discount', 'claim', 'claimRefused', 'reminder')",
      )
      .execute()
    const events = app.findCollectionByNameOrId('order_events')
    events.removeIndex('idx_order_events_receipt')
    for (const name of ['paise', 'reference', 'receipt']) events.fields.removeByName(name)
    const kind = events.fields.getByName('kind')
    if (kind) Object.assign(kind, { values: ['status', 'payment', 'note', 'trialDate', 'dueDate'] })
    const createRule = `${ADMIN} && (kind = "payment" || kind = "note")`
    Object.assign(events, { createRule })
    app.save(events)

    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.removeByName('payment')
    app.save(shop)
  },
)
