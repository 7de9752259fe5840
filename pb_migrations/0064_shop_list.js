/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// Only the owner lists the settings. Shoppers read the one record by its id, without what is the
/// owner's alone; a filter of the list would still compare it, and so reveal it bit by bit.
migrate(
  (app) => {
    const shop = app.findCollectionByNameOrId('shop')
    Object.assign(shop, { listRule: '@request.auth.collectionName = "admins"' })
    app.save(shop)
  },
  (app) => {
    const shop = app.findCollectionByNameOrId('shop')
    Object.assign(shop, { listRule: '' })
    app.save(shop)
  },
)
