/// When the fitting is and when an order is promised for: days as `2026-11-30`, or empty.
migrate(
  (app) => {
    const orders = app.findCollectionByNameOrId('orders')
    const DAY = '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$'
    orders.fields.add(new TextField({ name: 'trialDate', max: 10, pattern: DAY }))
    orders.fields.add(new TextField({ name: 'dueDate', max: 10, pattern: DAY }))
    app.save(orders)
  },
  (app) => {
    const orders = app.findCollectionByNameOrId('orders')
    orders.fields.removeByName('trialDate')
    orders.fields.removeByName('dueDate')
    app.save(orders)
  },
)
