import { print } from '#server/pocketbase/terminal.ts'
import { makeKeys } from '#server/push/vapid.ts'

/** Makes the keys that sign pushes, so that a new house has them from its first second. */
export function createPushKeys(app: CoreApp): void {
  app.runAllMigrations()
  print(makeKeys(app) ? 'push keys made' : 'push keys kept')
}
