// The names that `npm run types` gives PocketBase's declarations of records.

type CollectionName = keyof typeof import('./recordFields.ts').RECORD_FIELDS

type FieldOf<Collection extends CollectionName> =
  (typeof import('./recordFields.ts').RECORD_FIELDS)[Collection][number]

/** What the server adds to a record that it answers with. */
type AddedField = 'customer' | 'mailLeaves'

/** A name that a collection gave at run time. */
type NameOfField = string & { readonly ofField: unique symbol }

type RecordField =
  { [Name in CollectionName]: FieldOf<Name> }[CollectionName] | AddedField | NameOfField
