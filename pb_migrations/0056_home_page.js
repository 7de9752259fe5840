/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// How the owner arranges the home page: its sections and what customers said.
migrate(
  (app) => {
    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.add(new JSONField({ name: 'home', maxSize: 20_000 }))
    app.save(shop)
  },
  (app) => {
    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.removeByName('home')
    app.save(shop)
  },
)
