import styles from './UnbrokenText.module.css'

type UnbrokenTextProps = {
  text: string
  /** What moves to the next line as a whole; one capturing group around all of it. */
  whole: RegExp
}

/** A text of which some parts stay on one line, where browsers would break them after a hyphen. */
export function UnbrokenText({ text, whole }: UnbrokenTextProps) {
  const parts = text.split(whole)
  if (parts.length === 1) return text
  // One element: a link that is a grid would lose the spaces beside the part.
  return (
    <span className={styles.text}>
      {parts.map((part, place) =>
        whole.test(part) ? (
          <span key={place} className={styles.whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}
