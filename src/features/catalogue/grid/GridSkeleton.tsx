import styles from './grid.module.css'

const CARDS = Array.from({ length: 8 }, (_, place) => place)

/** Placeholder for cards that are loading; the status line above announces it. */
export function GridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {CARDS.map((place) => (
        <div key={place} className={styles.placeholder}>
          <div className={`picture skeleton`} />
          <div className={`${styles.line} skeleton`} />
          <div className={`${styles.line} skeleton`} />
        </div>
      ))}
    </div>
  )
}
