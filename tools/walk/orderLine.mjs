/**
 * The stages that one order line passes through. Between stages there is no call, but a tap, the
 * database, HTTP or a stored record.
 * @type {readonly import('./walk.mjs').Stage[]}
 */
export const orderLineWalk = [
  {
    stage: 'Tap on "Add to Cart"',
    chains: [
      [
        'src/features/catalogue/grid/ProductCard.tsx#ProductCard',
        'src/ui/state/contexts.ts#useCart',
      ],
      ['src/app/providers/Providers.tsx#CartProvider'],
    ],
  },
  {
    stage: 'Into the cart: the line, its id and measurements, the count in the badge',
    chains: [
      [
        'src/app/providers/Providers.tsx#CartProvider',
        'src/data/cart/cart.ts#addTapped',
        'src/data/cart/newLine.ts#newLine',
        'src/data/cart/newLine.ts#loadSetFor',
      ],
      ['src/data/cart/cart.ts#addTapped', 'src/data/cart/cartRows.ts#putOrJoin'],
      [
        'src/data/cart/cart.ts#addTapped',
        'src/data/cart/cartRows.ts#recountCart',
        'src/data/cart/cartCount.ts#cacheCount',
      ],
      ['src/data/cart/newLine.ts#newLine', 'src/domain/cart/cart.ts#cartLineOf'],
      ['src/data/cart/cartRows.ts#putOrJoin', 'src/domain/cart/samePiece.ts#isSamePiece'],
      ['src/data/cart/newLine.ts#newLine', 'src/data/live/newRecordId.ts#newRecordId'],
      ['src/data/cart/cartCount.ts#cacheCount', 'src/data/live/localStorageCache.ts#writeCache'],
      ['src/data/live/newRecordId.ts#newRecordId', 'src/domain/base/identity.ts#recordId'],
    ],
  },
  {
    stage: 'Stored on the device',
    chains: [
      [
        'src/data/cart/cart.ts#addTapped',
        'src/data/storage/writeLocal.ts#writeLocal',
        'src/data/storage/database.ts#inDatabase',
      ],
      ['src/data/storage/connect.ts#connectTo', 'src/data/storage/connect.ts#SCHEMA'],
    ],
  },
  {
    stage: 'Shown in the cart, a live query',
    chains: [
      ['src/features/cart/Cart.tsx#Cart', 'src/features/cart/CartItem.tsx#CartItem'],
      [
        'src/features/cart/Cart.tsx#Cart',
        'src/data/cart/cart.ts#initialCartLines',
        'src/data/local/liveQuery.ts#liveQueryForOwner',
        'src/data/storage/database.ts#subscribeLiveQuery',
      ],
    ],
  },
  {
    stage: 'Checkout: the form, and its draft',
    chains: [
      [
        'src/features/checkout/form/Checkout.tsx#Checkout',
        'src/features/checkout/form/CheckoutForm.tsx#CheckoutForm',
      ],
      [
        'src/features/checkout/form/Checkout.tsx#Checkout',
        'src/features/checkout/form/useCheckoutDraft.ts#useCheckoutDraft',
        'src/data/local/drafts.ts#saveDraft',
      ],
    ],
  },
  {
    stage: '"Place order": cart lines become an order',
    chains: [
      [
        'src/features/checkout/form/Checkout.tsx#Checkout',
        'src/features/checkout/form/usePlaceOrder.ts#usePlaceOrder',
        'src/domain/orders/checkoutDraft.ts#orderDraftOf',
        'src/domain/orders/shipping.ts#trimShipping',
      ],
    ],
  },
  {
    stage: 'Enqueued in one transaction, then scheduled, leased and sent',
    chains: [
      [
        'src/features/checkout/form/usePlaceOrder.ts#usePlaceOrder',
        'src/data/orders/orders.ts#placeOrder',
        'src/data/outbox/orderRow.ts#enqueueOrder',
        'src/data/outbox/enqueue.ts#addEntry',
      ],
      [
        'src/data/orders/orders.ts#placeOrder',
        'src/data/outbox/sending/deliver.ts#deliver',
        'src/data/outbox/sending/run.ts#runOutbox',
        'src/data/outbox/sending/send.ts#send',
      ],
      ['src/data/outbox/enqueue.ts#addEntry', 'src/domain/outbox/outbox.ts#queuedEntry'],
      ['src/data/outbox/sending/run.ts#runOutbox', 'src/domain/outbox/schedule.ts#sendableEntries'],
      ['src/data/outbox/sending/run.ts#runOutbox', 'src/domain/outbox/outbox.ts#acquireLease'],
    ],
  },
  {
    stage: 'Over the network, if the server is reachable, with the token of its owner',
    chains: [
      [
        'src/data/outbox/sending/deliver.ts#deliver',
        'src/data/server/reachability.ts#isReachable',
        'src/data/server/connection.ts#wasReachedRecently',
      ],
      ['src/data/outbox/sending/send.ts#send', 'src/data/server/pocketbase.ts#ask'],
      ['src/data/outbox/sending/send.ts#send', 'src/data/auth/savedAuth.ts#shopperAuth'],
    ],
  },
  {
    stage: 'Accepted by the server: limits, account, body',
    chains: [
      [
        'src/server/orders/placeOrder.ts#placeOrder',
        'src/server/limits/rateLimits.ts#rateLimited',
        'src/server/limits/counters.ts#updateCounter',
      ],
      ['src/server/orders/placeOrder.ts#placeOrder', 'src/server/sessions/roles.ts#shopperOf'],
      ['src/server/orders/placeOrder.ts#placeOrder', 'src/server/pocketbase/records.ts#sentRecord'],
      [
        'src/server/orders/placeOrder.ts#placeOrder',
        'src/domain/orders/orderDraft.ts#parseOrderDraft',
      ],
    ],
  },
  {
    stage:
      'Priced, dated and stored with its event and mails in one write transaction, in commit order',
    chains: [
      ['src/server/orders/placeOrder.ts#placeOrder', 'src/domain/orders/pricing.ts#priceOrder'],
      [
        'src/server/orders/placeOrder.ts#placeOrder',
        'src/server/pocketbase/writeTransaction.ts#inWriteTransaction',
      ],
      ['src/server/pocketbase/commitOrder.ts#stampSeq'],
      [
        'src/server/orders/placeOrder.ts#placeOrder',
        'src/server/workroom/workroom.ts#promiseNow',
        'src/domain/workroom/promise.ts#promiseAt',
      ],
      [
        'src/server/orders/placeOrder.ts#placeOrder',
        'src/server/orders/orderEvents.ts#recordStatusChange',
      ],
      [
        'src/server/orders/placeOrder.ts#placeOrder',
        'src/server/orders/orderMails.ts#mailPlacedOrder',
        'src/server/mail/mailQueue.ts#queueMail',
      ],
      [
        'src/server/orders/orderMails.ts#mailPlacedOrder',
        'src/copy/mail/orderMails.ts#orderMailToCustomer',
      ],
    ],
  },
  {
    stage: 'The answer settles the entry',
    chains: [
      ['src/data/outbox/sending/run.ts#runOutbox', 'src/domain/outbox/delivery.ts#verdictOn'],
      [
        'src/data/outbox/sending/run.ts#runOutbox',
        'src/data/outbox/sending/delivered.ts#storeDelivered',
        'src/data/parse/parseOrder.ts#parseOrder',
        'src/domain/base/parse.ts#fieldReader',
      ],
    ],
  },
  {
    stage: 'The confirmation',
    chains: [
      [
        'src/features/checkout/placed/OrderSuccess.tsx#OrderSuccess',
        'src/features/checkout/placed/PlacedOrder.tsx#PlacedOrder',
      ],
      [
        'src/features/checkout/placed/OrderSuccess.tsx#OneOrder',
        'src/data/orders/orderList.ts#liveOrder',
      ],
    ],
  },
  {
    stage: "Pulled by the owner's desk",
    chains: [
      ['src/data/desk/syncReplicas.ts#followReplicas', 'src/data/desk/orders.ts#ownerOrders'],
      ['src/data/desk/syncReplicas.ts#followReplicas', 'src/data/server/realtime.ts#listen'],
      [
        'src/data/desk/orders.ts#ownerOrders',
        'src/data/desk/replicas/replicas.ts#orderReplica',
        'src/data/desk/replicas/replica.ts#replicaOf',
        'src/data/desk/replicas/replicaStore.ts#savePage',
      ],
      [
        'src/data/desk/replicas/replicas.ts#orderReplica',
        'src/data/parse/parseOrder.ts#parseOwnerOrder',
      ],
    ],
  },
  {
    stage: "Shown with the owner's own queued edits",
    chains: [
      [
        'src/features/admin/orders/Orders.tsx#Orders',
        'src/features/admin/orders/useOrderList.ts#useOrderList',
      ],
      [
        'src/features/admin/orders/Orders.tsx#Orders',
        'src/features/admin/orders/OrderBoard.tsx#BoardCard',
      ],
      ['src/data/desk/orders.ts#ownerOrders', 'src/data/desk/edits/queuedEdits.ts#withQueued'],
      [
        'src/data/desk/orders.ts#ownerOrders',
        'src/domain/desk/optimisticUpdates.ts#withOrderEdits',
      ],
      [
        'src/features/admin/orders/OrderBoard.tsx#OrderBoard',
        'src/domain/desk/ownerOrder.ts#boardOf',
      ],
    ],
  },
]
