import type { ReactNode } from 'react'
import { adminDashboard } from '#copy/desk/admin.ts'
import styles from '#features/admin/parts/parts.module.css'

const MAX_SHOWN = 10

type FirstRowsProps<Row> = { rows: readonly Row[]; show: (row: Row) => ReactNode }

/** The first ten rows, with the others folded away, so that a long list does not fill the page. */
export function FirstRows<Row>({ rows, show }: FirstRowsProps<Row>) {
  const rest = rows.slice(MAX_SHOWN)
  return (
    <>
      <ul className={styles.dues}>{rows.slice(0, MAX_SHOWN).map(show)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className={styles.textButton}>{adminDashboard.more(rest.length)}</summary>
          <ul className={styles.dues}>{rest.map(show)}</ul>
        </details>
      )}
    </>
  )
}
