import styles from './unbrokenNumber.module.css'

/** The number of an order or a document: a prefix and groups of digits. */
const NUMBER = /([A-Z]+(?:-\d+)+)/

/**
 * Words that name an order or a document. Its number moves to the next line as a whole, where
 * browsers would break it after a hyphen. In one box: a flex row would drop the space between words
 * and number.
 */
export function UnbrokenNumber({ text }: { text: string }) {
  if (!NUMBER.test(text)) return text
  return (
    <span>
      {text.split(NUMBER).map((part, place) =>
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
