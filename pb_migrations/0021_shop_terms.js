/// What else the owner sets about the house: ready sizes, policies of its own, what is cheaper now.
migrate(
  (app) => {
    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.add(new JSONField({ name: 'sizeTable', maxSize: 8000 }))
    shop.fields.add(new JSONField({ name: 'policies', maxSize: 40000 }))
    shop.fields.add(new TextField({ name: 'discount', max: 200 }))
    app.save(shop)
  },
  (app) => {
    const shop = app.findCollectionByNameOrId('shop')
    for (const name of ['sizeTable', 'policies', 'discount']) shop.fields.removeByName(name)
    app.save(shop)
  },
)
