import { adminProducts } from '#copy/desk/adminProducts.ts'
import { Button } from '#ui/parts/Button.tsx'
import styles from './parts.module.css'
import type { TableRows } from './useTableRows.ts'

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
