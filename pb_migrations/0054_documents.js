/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// Bills, tax invoices, receipt vouchers and credit notes, frozen as they were issued; and what the
/// house's accountant decides about them. Only the server writes them, and never again.
migrate(
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"'
    const OWN = '(@request.auth.collectionName = "users" && order.user = @request.auth.id)'

    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.add(new JSONField({ name: 'tax', maxSize: 60_000 }))
    app.save(shop)

    const collectionId = app.findCollectionByNameOrId('orders').id
    // Without a rule nobody may create, change or delete.
    const documents = new Collection({
      type: 'base',
      name: 'documents',
      listRule: `${OWN} || ${ADMIN}`,
      viewRule: `${OWN} || ${ADMIN}`,
    })
    const KINDS = ['bill', 'billOfSupply', 'taxInvoice', 'receiptVoucher', 'creditNote']
    documents.fields.add(
      new RelationField({ name: 'order', required: true, collectionId, maxSelect: 1 }),
    )
    documents.fields.add(
      new SelectField({ name: 'kind', required: true, values: KINDS, maxSelect: 1 }),
    )
    documents.fields.add(new TextField({ name: 'number', required: true, max: 16 }))
    documents.fields.add(new TextField({ name: 'about', max: 15 }))
    documents.fields.add(new JSONField({ name: 'content', required: true, maxSize: 200_000 }))
    documents.fields.add(new NumberField({ name: 'seq', onlyInt: true }))
    documents.fields.add(new AutodateField({ name: 'created', onCreate: true }))
    documents.addIndex('idx_documents_number', true, 'number', '')
    documents.addIndex('idx_documents_order', false, '"order", seq', '')
    documents.addIndex('idx_documents_seq', false, 'seq', '')
    app.save(documents)
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('documents'))
    const shop = app.findCollectionByNameOrId('shop')
    shop.fields.removeByName('tax')
    app.save(shop)
  },
)
