import type { ReactNode } from 'react'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from './emptyPlace.module.css'

/** Where nothing is to be shown: what to do now, and the cutting table beside it. */
export function EmptyPlace({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place}>
      <div className="notice">{children}</div>
      <Picture source="/pictures/about" alt="" shape="wide" sizes="(min-width: 48rem) 45vw, 92vw" />
    </div>
  )
}
