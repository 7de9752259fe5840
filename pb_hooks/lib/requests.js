/// Requests from phones that may lose their connection. The record's id is the idempotency key: a
/// repeat gets the first answer, and another sender's id is refused.
const domain = require(`${__hooks}/built/domain.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const emailjs = require(`${__hooks}/lib/emailjs.js`)
const { shopOf } = require(`${__hooks}/lib/house.js`)
const { post } = require(`${__hooks}/lib/mailbox.js`)
const { findById, jsonField } = require(`${__hooks}/lib/records.js`)
const { within } = require(`${__hooks}/lib/transaction.js`)

/** Stores a request once; `senders` are the fields that identify the sender. */
function once(e, senders, afterwards) {
  let known
  let answer
  within(e, (tx) => {
    known = e.record.id ? findById(tx, e.collection.name, e.record.id) : undefined
    if (known) return
    answer = e.next()
    if (afterwards) afterwards(tx)
  })
  if (!known) return answer
  const same = senders.every((field) => known.getString(field) === e.record.getString(field))
  return same ? e.json(200, known) : refuse(e, 400, 'refused', { fields: { id: 'refused' } })
}

function appointment(e) {
  e.record.set('status', 'new')
  return once(e, ['email', 'name'], (tx) => {
    const { appointment: kind } = domain.requestKinds
    const fields = [
      ['Name', e.record.getString('name')],
      ['E-mail', e.record.getString('email'), 'asIs'],
      ['Phone', e.record.getString('phone')],
      ['Service', e.record.getString('service')],
      ['Message', e.record.getString('message')],
    ]
    mailHouse(tx, e.record, kind, e.record.getString('name'), e.record.getString('email'), fields)
  })
}

/**
 * The discount is for customers who bought the cloth here: the code must belong to one of their
 * orders.
 */
function hasOwnOrder(app, record) {
  const number = record.getString('orderCode')
  const filter = 'number = {:number} && user = {:user}'
  const own = { number, user: record.getString('user') }
  return number === '' || app.findRecordsByFilter('orders', filter, '', 1, 0, own).length > 0
}

function tailoring(e) {
  e.record.set('status', 'new')
  const isBuyer = e.record.getBool('hasPurchased')
  e.record.set('orderCode', isBuyer ? e.record.getString('orderCode').trim().toUpperCase() : '')
  if (!hasOwnOrder(e.app, e.record))
    return refuse(e, 400, 'refused', { fields: { orderCode: 'orderCodeUnknown' } })
  return once(e, ['user'], (tx) => {
    const shopper = tx.findRecordById('users', e.record.getString('user'))
    const fields = [
      ['Name', shopper.getString('name')],
      ['E-mail', shopper.email(), 'asIs'],
      ['Phone', shopper.getString('phone')],
      // Mail passes through third parties; the measurements stay here.
      ['Measurements', `${e.app.settings().meta.appURL}/admin/requests?tab=tailoring`, 'asIs'],
      ['Material', e.record.getString('material')],
      ['Colour', e.record.getString('color')],
      ['Fit', e.record.getString('fitType')],
      ['Additional requests', e.record.getString('additionalRequests')],
      ['Earlier order', e.record.getString('orderCode')],
    ]
    const { tailoring: kind } = domain.requestKinds
    mailHouse(tx, e.record, kind, shopper.getString('name'), shopper.email(), fields)
  })
}

/**
 * Stores a measurement set, or merges it into the stored one so that no device's edits are lost. A
 * deleted set stays deleted and empty.
 */
function measurementSet(e) {
  const sent = jsonField(e.record, 'history', [])
  const known = e.record.id && findById(e.app, 'measurement_sets', e.record.id)
  const isMine = known && known.getString('user') === e.record.getString('user')
  if (!isMine || sent.length === 0) return once(e, ['user'])
  return within(e, (tx) => {
    const stored = tx.findRecordById('measurement_sets', e.record.id)
    mergeInto(stored, jsonField(stored, 'history', []), sent)
    tx.save(stored)
    return e.json(200, stored)
  })
}

/** The same for an update by the set's id. */
function changedSet(e) {
  return within(e, (tx) => {
    const before = tx.findRecordById('measurement_sets', e.record.id)
    const [stored, sent] = [before, e.record].map((record) => jsonField(record, 'history', []))
    if (JSON.stringify(stored) !== JSON.stringify(sent)) mergeInto(e.record, stored, sent)
    return e.next()
  })
}

function mergeInto(record, stored, sent) {
  const set = domain.mergeSentSet(record.id, stored, sent)
  record.set('name', set.name || '-')
  record.set('history', set.edits)
  for (const field of ['values', 'version', 'savedAt', 'takenBy', 'deleted'])
    record.set(field, set[field])
}

function mailHouse(tx, record, kind, name, replyTo, fields) {
  if (emailjs.isOn()) return // the storefront mails it
  const mail = domain.requestMail(kind, name, fields)
  post(tx, { kind: 'request', cause: record.id, to: shopOf(tx).email, replyTo, mail })
}

/**
 * A shopper has one record of preferences. A device's version is merged into it field by field: the
 * later edit of a field wins, whichever device reaches the server first.
 */
function preferences(e) {
  return within(e, (tx) => {
    const user = e.record.getString('user')
    const [known] = tx.findRecordsByFilter('preferences', 'user = {:user}', '', 1, 0, { user })
    const stored = known && timedOf(known)
    const merged = domain.mergeSentPreferences(stored, timedOf(e.record), Date.now())
    for (const field of domain.PREFERENCE_FIELDS) e.record.set(field, merged.preferences[field])
    e.record.set('editedAt', merged.editedAt)
    if (known) tx.delete(known)
    return e.next()
  })
}

function timedOf(record) {
  const entries = domain.PREFERENCE_FIELDS.map((field) => [field, record.getString(field)])
  return { preferences: Object.fromEntries(entries), editedAt: jsonField(record, 'editedAt', null) }
}

module.exports = { appointment, changedSet, measurementSet, preferences, tailoring }
