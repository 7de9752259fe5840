/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// Web push: which devices want to be woken, the queue of what they are woken for, and the keys by
/// which push services know this server. No collection has a rule, so only the server reads them.
migrate(
  (app) => {
    const orders = app.findCollectionByNameOrId('orders').id
    const admins = app.findCollectionByNameOrId('admins').id

    const keys = new Collection({ type: 'base', name: 'push_keys' })
    keys.fields.add(
      new TextField({ name: 'privateKey', required: true, max: 64, hidden: true }),
      new TextField({ name: 'publicKey', required: true, max: 90 }),
      new AutodateField({ name: 'created', onCreate: true }),
    )
    app.save(keys)

    // For an order that a shopper follows, or for the desk of an owner.
    const subscriptions = new Collection({ type: 'base', name: 'push_subscriptions' })
    const [ofOrder, ofOwner] = [
      { name: 'order', collectionId: orders, maxSelect: 1, cascadeDelete: true },
      { name: 'admin', collectionId: admins, maxSelect: 1, cascadeDelete: true },
    ]
    subscriptions.fields.add(
      new TextField({ name: 'endpoint', required: true, max: 1000, hidden: true }),
      new RelationField(ofOrder),
      new RelationField(ofOwner),
      new AutodateField({ name: 'created', onCreate: true }),
    )
    const index = 'idx_push_subscriptions'
    subscriptions.addIndex(`${index}_endpoint`, true, 'endpoint, "order", admin', '')
    subscriptions.addIndex(`${index}_order`, false, '"order"', '')
    subscriptions.addIndex(`${index}_admin`, false, 'admin', '')
    app.save(subscriptions)

    const pushes = new Collection({ type: 'base', name: 'pushes' })
    const ofSubscription = {
      name: 'subscription',
      collectionId: subscriptions.id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    }
    const ABOUT = ['status', 'newOrder', 'newRequest']
    pushes.fields.add(
      new RelationField(ofSubscription),
      new SelectField({ name: 'about', required: true, values: ABOUT, maxSelect: 1 }),
      new TextField({ name: 'cause', required: true, max: 15 }),
      new NumberField({ name: 'tries', onlyInt: true }),
      new DateField({ name: 'nextTry' }),
      new DateField({ name: 'sent' }),
      new DateField({ name: 'read' }),
      new AutodateField({ name: 'created', onCreate: true }),
    )
    pushes.addIndex('idx_pushes_subscription', false, 'subscription, created', '')
    pushes.addIndex('idx_pushes_due', false, 'sent, nextTry', '')
    app.save(pushes)
  },
  (app) => {
    for (const name of ['pushes', 'push_subscriptions', 'push_keys'])
      app.delete(app.findCollectionByNameOrId(name))
  },
)
