import type { RefusalCode } from '#domain/base/refusal.ts'
import { mergeSentSet } from '#domain/measurements/mergeSentSet.ts'
import { mergeSentBook, parseAddressBook } from '#domain/addresses/addressBook.ts'
import { mergeSentPreferences, PREFERENCE_FIELDS } from '#domain/orders/mergePreferences.ts'
import { recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { findById, findOne, jsonField, listField } from '#server/pocketbase/records.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { withinWriteTransaction } from '#server/pocketbase/writeTransaction.ts'

/** The most sets of a shopper, deleted ones included: each may hold 60 kB. */
const MAX_SETS = 200

/**
 * Stores a measurement set, or merges it into the stored one so that no device's edits are lost. A
 * deleted set stays deleted and empty. Answers once that is committed: a full disk shows only then.
 */
export function createMeasurementSet(e: RecordRequest<'measurement_sets'>): void {
  rateLimited(e, 'measurements', () => {
    const record = recordOf(e)
    const user = record.getString('user')
    const sent = listField(record, 'history')
    const isOwn = (stored: typeof record) => stored.getString('user') === user
    const known = withinWriteTransaction(e, (tx) => {
      const stored = record.id === '' ? undefined : findById(tx, 'measurement_sets', record.id)
      if (stored && !isOwn(stored)) return stored
      if (!stored && tx.countRecords('measurement_sets', $dbx.hashExp({ user })) >= MAX_SETS)
        return 'full'
      const kept = stored ?? record
      if (sent.length > 0) mergeInto(kept, stored ? listField(stored, 'history') : [], sent)
      if (stored) tx.save(stored)
      else e.next()
      return stored
    })
    if (!known) return
    if (known === 'full') return refuse(e, { status: 400, code: 'setsFull' })
    if (isOwn(known)) e.json(200, known)
    else refuseFields(e, 'refused', { id: 'refused' })
  })
}

/** The same for an update by the set's id. */
export function updateMeasurementSet(e: RecordRequest<'measurement_sets'>): void {
  rateLimited(e, 'measurements', () => {
    const record = recordOf(e)
    withinWriteTransaction(e, (tx) => {
      const stored = listField(tx.findRecordById('measurement_sets', record.id), 'history')
      const sent = listField(record, 'history')
      if (JSON.stringify(stored) !== JSON.stringify(sent)) mergeInto(record, stored, sent)
      e.next()
    })
  })
}

function mergeInto(record: RecordOf<'measurement_sets'>, stored: unknown[], sent: unknown[]): void {
  const set = mergeSentSet(record.id, stored, sent)
  record.set('name', set.name || '-')
  record.set('history', set.edits)
  for (const field of ['values', 'version', 'savedAt', 'takenBy', 'deleted'] as const)
    record.set(field, set[field])
}

/**
 * Stores preferences and address book. A shopper has one record of them; a device's version is
 * merged into it field by field and address by address: the later edit wins, whichever device
 * reaches the server first.
 */
export function createPreferences(e: RecordRequest<'preferences'>): void {
  const record = recordOf(e)
  const problem = withinWriteTransaction(e, (tx) => {
    const user = record.getString('user')
    const stored = findOne(tx, 'preferences', 'user = {:user}', { user })
    const refusal = mergeAddresses(record, stored)
    if (refusal) return refusal
    const before = stored && timedPreferences(stored)
    const merged = mergeSentPreferences(before, timedPreferences(record), Date.now())
    for (const field of PREFERENCE_FIELDS) record.set(field, merged.preferences[field])
    record.set('editedAt', merged.editedAt)
    if (stored) tx.delete(stored)
    e.next()
    return undefined
  })
  if (problem) refuseFields(e, problem, { addresses: problem })
}

/** The same for an update by the record's id: its addresses are merged too, and none is dropped. */
export function updatePreferences(e: RecordRequest<'preferences'>): void {
  const record = recordOf(e)
  const problem = withinWriteTransaction(e, (tx) => {
    const refusal = mergeAddresses(record, tx.findRecordById('preferences', record.id))
    if (!refusal) e.next()
    return refusal
  })
  if (problem) refuseFields(e, problem, { addresses: problem })
}

/** Merges the stored addresses into the sent ones; an older app sends none. */
function mergeAddresses(
  record: RecordOf<'preferences'>,
  known?: RecordOf<'preferences'>,
): RefusalCode | undefined {
  const stored = known ? parseAddressBook(listField(known, 'addresses')) : []
  const merged = mergeSentBook(stored, jsonField(record, 'addresses') ?? [])
  if ('problem' in merged) return merged.problem
  record.set('addresses', merged.book)
  return undefined
}

function timedPreferences(record: RecordOf<'preferences'>) {
  const preferences = {
    material: record.getString('material'),
    color: record.getString('color'),
    fitType: record.getString('fitType'),
    additionalRequests: record.getString('additionalRequests'),
  }
  return { preferences, editedAt: jsonField(record, 'editedAt') }
}
