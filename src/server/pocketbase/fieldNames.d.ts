// What `npm run types` writes into PocketBase's declarations: which fields a record has.

type CollectionName = keyof import('./recordFields.ts').RecordFields

/** A field of the collection; of several, one that they all have. */
type FieldOf<Name extends CollectionName> = keyof import('./recordFields.ts').RecordFields[Name]

/** The collections that have the field. */
type CollectionWith<Field extends string> = {
  [Name in CollectionName]: Field extends FieldOf<Name> ? Name : never
}[CollectionName]

type CollectionOf<Name extends string> = core.Collection & { readonly name: Name }

/** A record of the collection, with its fields only. The brand exists only at compile time. */
type RecordOf<Name extends CollectionName> = core.Record & { readonly ofCollection: Name }

/** The event of a hook that is registered for the collection. A save has no `collection`. */
type EventOf<Name extends CollectionName> = {
  record?: RecordOf<Name>
  collection?: CollectionOf<Name>
}

/** The fields of a record, and whatever its collection names at run time. */
type FieldIn<Self> =
  | (Self extends { readonly ofCollection: infer Name extends CollectionName }
      ? FieldOf<Name>
      : never)
  | NameOfField

/** A name that a collection gave at run time. */
type NameOfField = string & { readonly ofField: unique symbol }
