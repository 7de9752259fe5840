import { databaseTime } from '#server/pocketbase/queries.ts'

const KEPT_MS = 3 * 24 * 60 * 60 * 1000

/** Deletes old pushes, and the subscriptions to finished orders that no stored push refers to. */
export function prunePushes(app: CoreApp): void {
  const before = databaseTime(Date.now() - KEPT_MS)
  app.db().newQuery('DELETE FROM pushes WHERE created < {:before}').bind({ before }).execute()
  app
    .db()
    .newQuery(
      `DELETE FROM push_subscriptions WHERE "order" != ''
         AND id NOT IN (SELECT subscription FROM pushes)
         AND "order" NOT IN
           (SELECT id FROM orders WHERE status NOT IN ('delivered', 'cancelled'))`,
    )
    .execute()
}
