import { useIncrementalList } from '#ui/state/useIncrementalList.ts'

/** One and a half tablet screens at first; the rest on scrolling. */
const GROWTH = { step: 16, byItself: 160 }

/** The rendered rows of a long table: thousands would be slow to lay out. */
export function useTableRows<Row>(rows: readonly Row[], asked: string) {
  const { shown, more, grow } = useIncrementalList(rows.length, asked, GROWTH)
  return { shown: rows.slice(0, shown), rest: shown < rows.length, more, grow }
}

export type TableRows = Omit<ReturnType<typeof useTableRows>, 'shown'>
