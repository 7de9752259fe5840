/** The collections of those who sign in with a password. */
export type SignInCollection = 'users' | 'admins' | '_superusers'

/**
 * The account of an address, in capitals or not: people type theirs one way today and the other
 * tomorrow.
 */
export function accountByEmail<Name extends SignInCollection>(
  app: CoreApp,
  collection: Name,
  email: string,
): RecordOf<Name> | undefined {
  const sameEmail = $dbx.exp('email = {:email} COLLATE NOCASE', { email })
  return app.findAllRecords(collection, sameEmail)[0]
}
