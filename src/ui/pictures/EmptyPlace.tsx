import type { ReactNode } from 'react'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from './EmptyPlace.module.css'

type EmptyPlaceProps = {
  children: ReactNode
  /** The cutting table, or a pile of cloth where pieces are still to be chosen. */
  picture?: 'about' | 'gallery-fabrics'
}

/** Empty state: says what to do next, with a picture beside it (below it on phones). */
export function EmptyPlace({ children, picture = 'about' }: EmptyPlaceProps) {
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
