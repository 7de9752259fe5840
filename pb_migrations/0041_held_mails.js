/// Mails that wait for the owner's decision: `old` ones, due long before mail could leave, and those
/// beyond the `limit` of mails to one recipient.
migrate(
  (app) => {
    const mails = app.findCollectionByNameOrId('mails')
    mails.fields.add(new TextField({ name: 'held', max: 10 }))
    mails.addIndex('idx_mails_to', false, '"to" COLLATE NOCASE, created', '')
    app.save(mails)
  },
  (app) => {
    const mails = app.findCollectionByNameOrId('mails')
    mails.removeIndex('idx_mails_to')
    mails.fields.removeByName('held')
    app.save(mails)
  },
)
