import { adminProducts } from '#copy/desk/adminProducts.ts'
import { Button } from '#ui/parts/Button.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { useIncrementalList } from '#ui/state/useIncrementalList.ts'

/** The end of a long table: loads more rows when it is near the viewport, or by the button. */
export function MoreRows({ table: { rest, more, grow } }: { table: TableRows }) {
  if (!rest) return null
  return (
    <div className={styles.actions} ref={more}>
      <Button look="outline" onClick={grow}>
        {adminProducts.more}
      </Button>
    </div>
  )
}

/** One and a half tablet screens at first; the rest on scrolling. */
const GROWTH = { step: 16, autoLimit: 160 }

/** The rendered rows of a long table: thousands would be slow to lay out. */
export function useTableRows<Row>(rows: readonly Row[], listKey: string) {
  const { shown, more, grow } = useIncrementalList(rows.length, listKey, GROWTH)
  return { shown: rows.slice(0, shown), rest: shown < rows.length, more, grow }
}

type TableRows = Omit<ReturnType<typeof useTableRows>, 'shown'>
