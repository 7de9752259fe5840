import { requestKinds, requestMail, type RequestInMail } from '#copy/mail/requestMail.ts'
import { tailoring } from '#copy/shop/tailoring.ts'
import { formatPhone, parsePhone, phoneProblem } from '#domain/base/phone.ts'
import { PAGES } from '#domain/site/pages.js'
import { recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { findById, findOne } from '#server/pocketbase/records.ts'
import { usesEmailJs } from '#server/settings/emailjs.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { pushToDesk } from '#server/push/pushQueue.ts'
import { queueMail } from '#server/mail/mailQueue.ts'
import { storeOnce } from './storeOnce.ts'

type Sender = { name: string; email: string }

/** Stores a request for an appointment and mails it to the owner. */
export function requestAppointment(e: RecordRequest<'appointments'>): void {
  rateLimited(e, 'appointment', () => {
    const record = recordOf(e)
    const typed = record.getString('phone')
    const phone = parsePhone(typed)
    if (phone === undefined) {
      return refuseFields(e, 'refused', { phone: phoneProblem(typed) ?? 'phoneInvalid' })
    }
    record.set('phone', phone)
    record.set('status', 'new')
    storeOnce(e, ['email', 'name'], (tx) => {
      const sender = { name: record.getString('name'), email: record.getString('email') }
      const fields: RequestInMail = [
        ['Name', sender.name],
        ['E-mail', sender.email, 'asIs'],
        ['Phone', formatPhone(record.getString('phone'))],
        ['Service', record.getString('service')],
        ['Message', record.getString('message')],
      ]
      mailOwner(tx, record, requestKinds.appointment, sender, fields)
      pushToDesk(tx, { about: 'newRequest', cause: record.id })
    })
  })
}

/** Stores the details for a tailoring job and mails them to the owner. */
export function requestTailoring(e: RecordRequest<'tailoring_requests'>): void {
  rateLimited(e, 'tailoring', () => {
    const record = recordOf(e)
    record.set('status', 'new')
    const code = record.getBool('hasPurchased') ? record.getString('orderCode') : ''
    record.set('orderCode', code.trim().toUpperCase())
    if (!isOwnOrder(e.app, record))
      return refuseFields(e, 'refused', { orderCode: 'orderCodeUnknown' })
    storeOnce(e, ['user'], (tx) => {
      mailTailoring(tx, record)
      pushToDesk(tx, { about: 'newRequest', cause: record.id })
    })
  })
}

/**
 * The discount is for customers who bought the cloth here: the code must belong to one of their
 * orders.
 */
function isOwnOrder(app: CoreApp, record: RecordOf<'tailoring_requests'>): boolean {
  const number = record.getString('orderCode')
  const user = record.getString('user')
  const filter = 'number = {:number} && user = {:user}'
  return number === '' || findOne(app, 'orders', filter, { number, user }) !== undefined
}

function mailTailoring(tx: CoreApp, record: RecordOf<'tailoring_requests'>): void {
  const shopper = tx.findRecordById('users', record.getString('user'))
  const sender = { name: shopper.getString('name'), email: shopper.email() }
  const desk = tx.settings().meta.appURL + PAGES.Admin.path
  const measurements = `${desk}/requests?tab=tailoring`
  const fields: RequestInMail = [
    ['Name', sender.name],
    ['E-mail', sender.email, 'asIs'],
    ['Phone', formatPhone(shopper.getString('phone'))],
    // Mail passes through third parties: the measurements stay here, and so do the additional requests,
    // in which people write some.
    ['Measurements', measurements, 'asIs'],
    ['Material', record.getString('material')],
    ['Colour', record.getString('color') || tailoring.colorLater],
    ['Fit', record.getString('fitType')],
    ['Earlier order', record.getString('orderCode')],
  ]
  mailOwner(tx, record, requestKinds.tailoring, sender, fields)
}

function mailOwner(
  tx: CoreApp,
  record: core.Record,
  kind: string,
  { name, email }: Sender,
  fields: RequestInMail,
): void {
  if (usesEmailJs()) return // the storefront mails it
  const mail = requestMail(kind, name, fields)
  queueMail(tx, { kind: 'request', cause: record.id, to: shopOf(tx).email, replyTo: email, mail })
}

/**
 * Adds the shopper's name and contact to a tailoring request that the owner reads: the owner has to
 * answer it and cannot read accounts otherwise.
 */
export function addCustomer(e: core.RecordEnrichEvent & EventOf<'tailoring_requests'>): void {
  const record = recordOf(e)
  const isOwner = e.requestInfo?.auth?.collection().name === 'admins'
  const user = isOwner ? findById(e.app, 'users', record.getString('user')) : undefined
  if (user) {
    const names = ['name', 'email', 'phone'] as const
    const customer = Object.fromEntries(names.map((name) => [name, user.getString(name)]))
    record.withCustomData(true)
    record.set('customer', customer)
  }
  e.next()
}
