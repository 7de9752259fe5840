import type { ReactNode } from 'react'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from './emptyPlace.module.css'

type EmptyPlaceProps = {
  children: ReactNode
  /** Whether phones show the picture too: only where the server renders it, else it comes late. */
  onPhones?: boolean
}

/** Where nothing is to be shown: what to do now, and the cutting table beside it. */
export function EmptyPlace({ children, onPhones = false }: EmptyPlaceProps) {
  return (
    <div className={styles.place} data-on-phones={onPhones || undefined}>
      <div className="notice">{children}</div>
      <Picture source="/pictures/about" alt="" shape="wide" sizes="(min-width: 48rem) 45vw, 92vw" />
    </div>
  )
}
