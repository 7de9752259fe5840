import { useIncrementalList } from '#ui/state/useIncrementalList.ts'

/** A screen of a tablet and a half at first; the rest comes as one scrolls. */
const GROWTH = { step: 16, byItself: 160 }

/** The rows of a long table that are drawn: thousands would be slow to lay out. */
export function useTableRows<Row>(rows: readonly Row[], asked: string) {
  const { shown, more, grow } = useIncrementalList(rows.length, asked, GROWTH)
  return { shown: rows.slice(0, shown), rest: shown < rows.length, more, grow }
}

export type TableRows = Omit<ReturnType<typeof useTableRows>, 'shown'>
