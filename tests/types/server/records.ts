// Names of fields and collections that the server's types must refuse, each above the right one.
// `npm run types` reports a refusal that no longer happens as an unused directive.
import { fieldReader } from '#domain/base/parse.ts'
import type { SentClaim } from '#domain/money/payAnswer.ts'
import { placeOrder } from '#server/orders/placeOrder.ts'
import { stampSeq } from '#server/pocketbase/commitOrder.ts'
import { recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { findById, jsonField, newRecord, sentBody, sentRecord } from '#server/pocketbase/records.ts'

declare const app: CoreApp
declare const e: RecordRequest<'orders'>
declare const edited: RecordRequest<'products' | 'shop'>
const order = recordOf(e)

// @ts-expect-error: no such field to read
order.getString('statuss')
order.getString('status')

// @ts-expect-error: the field of another collection
order.getString('slug')
order.getString('number')

// @ts-expect-error: no such field to write
order.set('totl', 0)
order.set('total', 0)

// @ts-expect-error: no such field of JSON
jsonField(order, 'line')
jsonField(order, 'lines')

// @ts-expect-error: no such field of the record as it was
order.original().getInt('totl')
order.original().getInt('total')

// @ts-expect-error: no such field of a record that was found
findById(app, 'orders', '')?.getInt('totl')
findById(app, 'orders', '')?.getInt('total')

// @ts-expect-error: no such field of a new record
newRecord(app, 'mails', { subjct: '' })
newRecord(app, 'mails', { subject: '' })

// @ts-expect-error: no such field to search by
app.findFirstRecordByData('orders', 'numbr', '')
app.findFirstRecordByData('orders', 'number', '')

// @ts-expect-error: only one of the two collections has it
recordOf(edited).get('slug')
recordOf(edited).get('rev')

// @ts-expect-error: no such field of the sent record
void sentRecord(e).statuss
void sentRecord(e).status

// @ts-expect-error: no such field of a route's body
fieldReader<SentClaim>(sentBody(e)).textOr('referense', '')
fieldReader<SentClaim>(sentBody(e)).textOr('reference', '')

// @ts-expect-error: no such collection of a hook
onRecordCreate((event) => event.next(), 'oders')
onRecordCreate((event) => event.next(), 'orders')

// @ts-expect-error: a handler for another collection
onRecordCreateRequest((event) => placeOrder(event), 'mails')
onRecordCreateRequest((event) => placeOrder(event), 'orders')

// @ts-expect-error: a collection without a commit order
onRecordCreate((event) => stampSeq(event), 'mails')
onRecordCreate((event) => stampSeq(event), 'orders')
