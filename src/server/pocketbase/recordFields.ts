import type { Shopper } from '#domain/account/session.ts'
import type { ChoicesRecord } from '#domain/addresses/addressBook.ts'
import type {
  AppointmentRecord,
  MailRecord,
  SubscriberRecord,
  TailoringRecord,
} from '#domain/desk/ownerInbox.ts'
import type { IssuedDocument } from '#domain/documents/issuedDocument.ts'
import type { FittingRecord } from '#domain/fittings/fitting.ts'
import type { MeasurementSetRecord } from '#domain/measurements/measurementSet.ts'
import type { OrderRecord } from '#domain/orders/orderDraft.ts'
import type { OrderEventRecord } from '#domain/orders/orderEvent.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import type { ShopRecord } from '#domain/shop/shop.ts'

/**
 * The fields of each collection, as the migrations have made them. The types of records take their
 * names from here, so that a misspelt one does not compile; a test compares it with a real database.
 */
export const RECORD_FIELDS = {
  _superusers: [
    'id',
    'password',
    'tokenKey',
    'email',
    'emailVisibility',
    'verified',
    'created',
    'updated',
  ],
  admins: [
    'id',
    'name',
    'created',
    'updated',
    'password',
    'tokenKey',
    'email',
    'emailVisibility',
    'verified',
    'passwordChanged',
  ],
  appointments: [
    'id',
    'name',
    'email',
    'phone',
    'service',
    'message',
    'status',
    'seq',
    'created',
    'updated',
  ],
  counters: ['id', 'name', 'value', 'text'],
  documents: ['id', 'order', 'kind', 'number', 'about', 'content', 'seq', 'created'],
  ended_sessions: ['id', 'expires'],
  fittings: [
    'id',
    'order',
    'kind',
    'place',
    'date',
    'time',
    'status',
    'wishedDate',
    'wishedTime',
    'wishes',
    'rev',
    'seq',
    'created',
    'updated',
  ],
  mails: [
    'id',
    'kind',
    'cause',
    'to',
    'replyTo',
    'subject',
    'text',
    'html',
    'tries',
    'nextTry',
    'sent',
    'error',
    'created',
    'held',
  ],
  measurement_sets: [
    'id',
    'user',
    'name',
    'values',
    'version',
    'savedAt',
    'takenBy',
    'history',
    'deleted',
    'seq',
    'created',
    'updated',
  ],
  order_events: [
    'id',
    'order',
    'kind',
    'from',
    'to',
    'amount',
    'method',
    'note',
    'actor',
    'actorId',
    'seq',
    'created',
    'paise',
    'reference',
    'receipt',
    'day',
  ],
  orders: [
    'id',
    'number',
    'user',
    'status',
    'lines',
    'total',
    'currency',
    'firstName',
    'lastName',
    'email',
    'countryCode',
    'phone',
    'address',
    'city',
    'state',
    'zipCode',
    'country',
    'paymentMethod',
    'note',
    'source',
    'seq',
    'rev',
    'created',
    'updated',
    'trialDate',
    'dueDate',
    'pieces',
    'neededBy',
    'shownDate',
    'terms',
    'payToken',
    'received',
    'discounted',
    'claim',
    'remindedOn',
    'senderHash',
  ],
  preferences: [
    'id',
    'user',
    'material',
    'color',
    'fitType',
    'additionalRequests',
    'seq',
    'created',
    'updated',
    'editedAt',
    'addresses',
  ],
  products: [
    'id',
    'code',
    'slug',
    'name',
    'description',
    'price',
    'category',
    'image',
    'photo',
    'measurements',
    'detail',
    'draft',
    'deleted',
    'seq',
    'rev',
    'created',
    'updated',
  ],
  push_keys: ['id', 'privateKey', 'publicKey', 'created'],
  push_subscriptions: ['id', 'endpoint', 'order', 'admin', 'created'],
  pushes: ['id', 'subscription', 'about', 'cause', 'tries', 'nextTry', 'sent', 'read', 'created'],
  shop: [
    'id',
    'name',
    'tagline',
    'address',
    'phone',
    'whatsappNumber',
    'email',
    'mapUrl',
    'hours',
    'rates',
    'ratesSetOn',
    'seq',
    'rev',
    'created',
    'updated',
    'sizeTable',
    'policies',
    'home',
    'discount',
    'firstRunDismissed',
    'workroom',
    'payment',
    'tax',
    'messages',
    'fittings',
  ],
  subscribers: ['id', 'email', 'status', 'timestamp'],
  tailoring_requests: [
    'id',
    'user',
    'measurements',
    'material',
    'color',
    'fitType',
    'additionalRequests',
    'hasPurchased',
    'orderCode',
    'status',
    'seq',
    'created',
    'updated',
  ],
  users: [
    'id',
    'password',
    'tokenKey',
    'email',
    'emailVisibility',
    'verified',
    'name',
    'created',
    'updated',
    'phone',
  ],
} as const satisfies Record<string, readonly string[]>

type Collections = typeof RECORD_FIELDS

/** What the server adds to a record that it answers with. */
type AddedFields = { shop: 'mailLeaves'; tailoring_requests: 'customer' }

type AddedTo<Name> = Name extends keyof AddedFields ? AddedFields[Name] : never

/** The names by which the server may read and write a record of each collection. */
export type RecordFields = {
  [Name in keyof Collections]: Record<Collections[Name][number] | AddedTo<Name>, unknown>
}

/** A record that phones read. A field that its collection lacks, and that is not added, does not compile. */
type Answered<
  Name extends keyof Collections,
  Row extends { [Field in keyof Row]: Field extends keyof RecordFields[Name] ? unknown : never },
> = Row

/** The records that phones read, as PocketBase answers them. */
export type AnsweredRecords = {
  appointments: Answered<'appointments', AppointmentRecord>
  documents: Answered<'documents', IssuedDocument>
  fittings: Answered<'fittings', FittingRecord>
  mails: Answered<'mails', MailRecord>
  measurement_sets: Answered<'measurement_sets', MeasurementSetRecord>
  order_events: Answered<'order_events', OrderEventRecord>
  orders: Answered<'orders', OrderRecord>
  preferences: Answered<'preferences', ChoicesRecord>
  products: Answered<'products', OwnedProduct>
  shop: Answered<'shop', ShopRecord>
  subscribers: Answered<'subscribers', SubscriberRecord>
  tailoring_requests: Answered<'tailoring_requests', TailoringRecord>
  users: Answered<'users', Shopper>
}
