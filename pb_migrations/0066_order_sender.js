/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// A hash of the e-mail address and number that an order was sent with. The owner may correct both,
/// and a device that lost the answer sends the order again as it was.
migrate(
  (app) => {
    const orders = app.findCollectionByNameOrId('orders')
    orders.fields.add(new TextField({ name: 'senderHash', max: 64, hidden: true }))
    app.save(orders)
  },
  (app) => {
    const orders = app.findCollectionByNameOrId('orders')
    orders.fields.removeByName('senderHash')
    app.save(orders)
  },
)
