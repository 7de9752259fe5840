import type { ReactNode } from 'react'
import styles from './orders.module.css'

type DatedEntryProps = {
  what: string
  when: string
  /** What belongs to it: a reason, the number of a receipt. */
  children?: ReactNode
}

/** One line of `<ol className={styles.entries}>`: what happened and, across from it, when. */
export function DatedEntry({ what, when, children }: DatedEntryProps) {
  return (
    <li>
      <span>{what}</span> <span className={styles.when}>{when}</span>
      {children && (
        <>
          {' '}
          <small>{children}</small>
        </>
      )}
    </li>
  )
}
