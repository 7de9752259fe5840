import styles from './UnbrokenNumber.module.css'

/** The number of an order or a document: a prefix and groups of digits. */
const NUMBER = /([A-Z]+(?:-\d+)+)/

/**
 * Words that name an order or a document. Its number moves to the next line as a whole, where
 * browsers would break it after a hyphen.
 */
export function UnbrokenNumber({ text }: { text: string }) {
  const parts = text.split(NUMBER)
  if (parts.length === 1) return text
  // One element: a link that is a grid would lose the spaces beside the number.
  return (
    <span className={styles.text}>
      {parts.map((part, place) =>
        NUMBER.test(part) ? (
          <span key={place} className={styles.number}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}
