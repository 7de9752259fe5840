import type { ReactNode } from 'react'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  children: ReactNode
  /** The cutting table, or a pile of cloth where pieces are still to be chosen. */
  picture?: 'about' | 'gallery-fabrics'
}

/** Says what to do next, with a picture beside it (below it on phones). */
export function EmptyState({ children, picture = 'about' }: EmptyStateProps) {
  return (
    <div className={styles.place}>
      <div className="notice">{children}</div>
      <Picture
        source={`/pictures/${picture}`}
        alt=""
        shape="wide"
        sizes="(min-width: 48rem) 45vw, 92vw"
      />
    </div>
  )
}
