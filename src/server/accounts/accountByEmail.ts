/** The collections whose records sign in with a password. */
export type SignInCollection = 'users' | 'admins' | '_superusers'

/**
 * Finds an account by its email address, ignoring case, because people do not always type it the same
 * way.
 */
export function accountByEmail<Name extends SignInCollection>(
  app: CoreApp,
  collection: Name,
  email: string,
): RecordOf<Name> | undefined {
  const sameEmail = $dbx.exp('email = {:email} COLLATE NOCASE', { email })
  return app.findAllRecords(collection, sameEmail)[0]
}
