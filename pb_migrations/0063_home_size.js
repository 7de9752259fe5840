/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// The home page also names the people of the house and the places where it fits: room for them in
/// any script.
migrate(
  (app) => {
    const shop = app.findCollectionByNameOrId('shop')
    const home = shop.fields.getByName('home')
    if (home) Object.assign(home, { maxSize: 60_000 })
    app.save(shop)
  },
  (app) => {
    const shop = app.findCollectionByNameOrId('shop')
    const home = shop.fields.getByName('home')
    if (home) Object.assign(home, { maxSize: 20_000 })
    app.save(shop)
  },
)
