/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// The house's own words for its messages to customers, with placeholders; only the owner reads them.
migrate(
  (app) => {
    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.add(new JSONField({ name: 'messages', maxSize: 40_000 }))
    app.save(shop)
  },
  (app) => {
    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.removeByName('messages')
    app.save(shop)
  },
)
