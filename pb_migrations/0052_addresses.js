/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// The addresses that a shopper keeps in the account: a list of entries that devices merge.
migrate(
  (app) => {
    const preferences = app.findCollectionByNameOrId('preferences')
    preferences.fields.add(new JSONField({ name: 'addresses', maxSize: 60_000 }))
    app.save(preferences)
  },
  (app) => {
    const preferences = app.findCollectionByNameOrId('preferences')
    preferences.fields.removeByName('addresses')
    app.save(preferences)
  },
)
