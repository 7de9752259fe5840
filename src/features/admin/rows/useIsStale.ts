import type { Replica } from '#data/desk/replicas/replica.ts'
import { connection } from '#data/server/connection.ts'
import { useLive } from '#ui/state/useLive.ts'

/** Whether a replica may lack what other devices have recorded since. */
export function useIsStale(of: Pick<Replica<{ id: string; seq: number }>, 'state'>): boolean {
  const isOnline = useLive(connection) === 'online'
  return useLive(of.state) !== 'fresh' || !isOnline
}
