import type { Copy } from '#data/adminCopy.ts'
import { useLive } from '#ui/useLive.ts'

const NONE: readonly never[] = []

/** The rows of a part of the books; none until they are known. */
export function useRows<Row extends { id: string; seq: number }>(
  copy: Pick<Copy<Row>, 'rows'>,
): readonly Row[] {
  return useLive(copy.rows) ?? NONE
}
