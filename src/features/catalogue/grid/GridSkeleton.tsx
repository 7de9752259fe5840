import styles from './grid.module.css'

const CARDS = Array.from({ length: 8 }, (_, place) => place)

/** Holds the place of cards that are on their way; the line above says so in words. */
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
