import type { Replica } from '#data/desk/replicas/replica.ts'
import { useLive } from '#ui/state/useLive.ts'

const NONE: readonly never[] = []

/** A replica's rows; empty until they are loaded. */
export function useRows<Row extends { id: string; seq: number }>(
  replica: Pick<Replica<Row>, 'rows'>,
): readonly Row[] {
  return useLive(replica.rows) ?? NONE
}
