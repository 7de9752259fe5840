/// What the house sells. Shoppers see what is neither a draft nor deleted; a deleted product stays
/// as a tombstone, so that phones learn of it.
migrate(
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"'
    const ON_SHELF = '(deleted = false && draft = false)'
    app.save(
      new Collection({
        type: 'base',
        name: 'products',
        listRule: `${ON_SHELF} || ${ADMIN}`,
        viewRule: `${ON_SHELF} || ${ADMIN}`,
        createRule: ADMIN,
        updateRule: ADMIN,
        deleteRule: null,
        fields: [
          { type: 'number', name: 'code', min: 0, onlyInt: true },
          {
            type: 'text',
            name: 'slug',
            required: true,
            max: 90,
            pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
          },
          { type: 'text', name: 'name', required: true, max: 120 },
          { type: 'text', name: 'description', required: true, max: 2000 },
          { type: 'number', name: 'price', min: 0, max: 100000000, onlyInt: true },
          { type: 'text', name: 'category', required: true, max: 60 },
          { type: 'text', name: 'image', max: 500, pattern: '^(/[^/\\\\]|https://).*$' },
          {
            type: 'file',
            name: 'photo',
            maxSelect: 1,
            maxSize: 6 * 1024 * 1024,
            mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
            thumbs: ['360x480', '720x960', '1080x1440'],
          },
          { type: 'json', name: 'measurements', maxSize: 4000 },
          { type: 'json', name: 'detail', maxSize: 20000 },
          { type: 'bool', name: 'draft' },
          { type: 'bool', name: 'deleted' },
          { type: 'number', name: 'seq', onlyInt: true },
          { type: 'number', name: 'rev', onlyInt: true },
          { type: 'autodate', name: 'created', onCreate: true },
          { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
        ],
        indexes: [
          'CREATE UNIQUE INDEX idx_products_slug ON products (slug)',
          'CREATE UNIQUE INDEX idx_products_code ON products (code) WHERE code > 0',
          'CREATE INDEX idx_products_seq ON products (seq)',
          'CREATE INDEX idx_products_category ON products (category)',
        ],
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('products')),
)
