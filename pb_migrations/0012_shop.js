/// The house itself: one record that everybody reads and the owner edits. It starts as the demo
/// house of the shop's own defaults.
migrate(
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"'
    const shop = new Collection({
      type: 'base',
      name: 'shop',
      listRule: '',
      viewRule: '',
      createRule: null,
      updateRule: ADMIN,
      deleteRule: null,
      fields: [
        { type: 'text', name: 'name', required: true, max: 80 },
        { type: 'text', name: 'tagline', max: 160 },
        { type: 'text', name: 'address', max: 400 },
        { type: 'text', name: 'phone', max: 24 },
        {
          type: 'text',
          name: 'whatsappNumber',
          required: true,
          max: 24,
          pattern: '^[+0-9][0-9 ().-]*$',
        },
        { type: 'email', name: 'email', required: true },
        { type: 'text', name: 'mapUrl', max: 500, pattern: '^https://' },
        { type: 'json', name: 'hours', maxSize: 4000 },
        { type: 'json', name: 'rates', maxSize: 1000 },
        { type: 'text', name: 'ratesSetOn', max: 40 },
        { type: 'number', name: 'seq', onlyInt: true },
        { type: 'number', name: 'rev', onlyInt: true },
        { type: 'autodate', name: 'created', onCreate: true },
        { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
      ],
    })
    app.save(shop)
    const { DEFAULT_SHOP } = require(`${__hooks}/built/domain.js`)
    app.save(new Record(shop, Object.assign({ id: 'shop00000000000' }, DEFAULT_SHOP)))
  },
  (app) => app.delete(app.findCollectionByNameOrId('shop')),
)
