/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// The desk's first-run list: whether the owner has changed the first password, which the server
/// notes, and whether the list is dismissed. A house that edited its settings before is past it; the
/// next `seq` lets its tablets fetch that.
migrate(
  (app) => {
    const admins = app.findCollectionByNameOrId('admins')
    admins.fields.add(new BoolField({ name: 'passwordChanged' }))
    app.save(admins)
    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.add(new BoolField({ name: 'firstRunDismissed' }))
    app.save(shop)
    app.db().newQuery("UPDATE counters SET value = value + 1 WHERE name = 'seq'").execute()
    app
      .db()
      .newQuery(
        `UPDATE shop SET firstRunDismissed = TRUE,
           seq = (SELECT value FROM counters WHERE name = 'seq') WHERE rev > 0`,
      )
      .execute()
  },
  (app) => {
    for (const [name, field] of Object.entries({
      admins: 'passwordChanged',
      shop: 'firstRunDismissed',
    })) {
      const collection = app.findCollectionByNameOrId(name)
      collection.fields.removeByName(field)
      app.save(collection)
    }
  },
)
