import { isFields } from '#domain/base/parse.ts'
import { collectionOf, recordOf, type RecordRequest, type RequestEvent } from './events.ts'
import type { AnsweredRecords } from './recordFields.ts'

/** A deep copy of a Go value as plain values, so that nothing is shared with PocketBase. */
export function plainValue(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** The request's body as plain values: untrusted, so it is read as the type of what phones send. */
export function sentBody(e: RequestEvent): Record<string, unknown> {
  const body = plainValue(e.requestInfo().body)
  return isFields(body) ? body : {}
}

/**
 * The sent fields of the collection as plain values. JSON fields, which PocketBase holds as bytes,
 * are parsed.
 */
export function sentRecord<Name extends CollectionName>(
  e: RecordRequest<Name>,
): Partial<Record<FieldOf<Name>, unknown>>
export function sentRecord(e: RecordRequest<CollectionName>): Record<string, unknown> {
  const sent = e.requestInfo().body
  const record = recordOf(e)
  const body: Record<string, unknown> = {}
  for (const field of collectionOf(e).fields) {
    const name = field.getName()
    if (name in sent) body[name] = field.type() === 'json' ? jsonField(record, name) : sent[name]
  }
  return body
}

/** A JSON field as plain values; undefined when it is empty or invalid. */
export function jsonField<Stored extends core.Record>(
  record: Stored,
  name: FieldIn<Stored>,
): unknown {
  const text = record.getString(name)
  if (text === '' || text === 'null') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A JSON field that holds a list; empty when it is missing or anything else. */
export function listField<Stored extends core.Record>(
  record: Stored,
  name: FieldIn<Stored>,
): unknown[] {
  const value = jsonField(record, name)
  return Array.isArray(value) ? value : []
}

/** The record, or undefined when there is none. */
export function findById<Name extends CollectionName>(
  app: CoreApp,
  collection: Name,
  id: string,
): RecordOf<Name> | undefined {
  try {
    return app.findRecordById(collection, id)
  } catch {
    return undefined
  }
}

/** The first record that matches one of PocketBase's filters, or undefined. */
export function findOne<Name extends CollectionName>(
  app: CoreApp,
  collection: Name,
  filter: string,
  params: Record<string, string>,
): RecordOf<Name> | undefined {
  return app.findRecordsByFilter(collection, filter, '', 1, 0, params)[0]
}

/** What each field of a collection holds, of those that phones read. */
type FieldValues<Name extends CollectionName> = {
  [Field in FieldOf<Name>]?: Name extends keyof AnsweredRecords
    ? Field extends keyof AnsweredRecords[Name]
      ? AnsweredRecords[Name][Field]
      : unknown
    : unknown
}

/** A new record of a collection, not saved. */
export function newRecord<Name extends CollectionName>(
  app: CoreApp,
  collection: Name,
  fields: FieldValues<Name>,
): RecordOf<Name> {
  return new Record(app.findCachedCollectionByNameOrId(collection), fields)
}
