/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// Fittings: when the house takes them, and each trial of an order with its slot. Customers write by the
/// token of their order and the owner by a route, so no rule lets anybody write here.
migrate(
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"'
    const OWN = '(@request.auth.collectionName = "users" && order.user = @request.auth.id)'
    const DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    const TIME = '^[0-9]{2}:[0-9]{2}$'

    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.add(new JSONField({ name: 'fittings', maxSize: 5000 }))
    app.save(shop)

    const collectionId = app.findCollectionByNameOrId('orders').id
    const fittings = new Collection({
      type: 'base',
      name: 'fittings',
      listRule: `${OWN} || ${ADMIN}`,
      viewRule: `${OWN} || ${ADMIN}`,
    })
    const choices = {
      kind: ['firstTrial', 'secondTrial'],
      place: ['shop', 'home'],
      status: ['proposed', 'confirmed', 'changeAsked', 'done', 'cancelled'],
    }
    fittings.fields.add(
      new RelationField({ name: 'order', required: true, collectionId, maxSelect: 1 }),
    )
    for (const [name, values] of Object.entries(choices))
      fittings.fields.add(new SelectField({ name, required: true, values, maxSelect: 1 }))
    fittings.fields.add(new TextField({ name: 'date', required: true, max: 10, pattern: DAY }))
    fittings.fields.add(new TextField({ name: 'time', required: true, max: 5, pattern: TIME }))
    fittings.fields.add(new TextField({ name: 'wishedDate', max: 10, pattern: `^$|${DAY}` }))
    fittings.fields.add(new TextField({ name: 'wishedTime', max: 5, pattern: `^$|${TIME}` }))
    fittings.fields.add(new NumberField({ name: 'rev', onlyInt: true }))
    fittings.fields.add(new NumberField({ name: 'seq', onlyInt: true }))
    fittings.fields.add(new AutodateField({ name: 'created', onCreate: true }))
    fittings.fields.add(new AutodateField({ name: 'updated', onCreate: true, onUpdate: true }))
    fittings.addIndex('idx_fittings_kind', true, '"order", kind', "status != 'cancelled'")
    fittings.addIndex(
      'idx_fittings_taken',
      false,
      'date, time, "order"',
      "status != 'done' AND status != 'cancelled'",
    )
    fittings.addIndex('idx_fittings_seq', false, 'seq', '')
    app.save(fittings)
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('fittings'))
    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.removeByName('fittings')
    app.save(shop)
  },
)
