import styles from './styleguide.module.css'

const SIZES = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'] as const

/** The type scale, the display serif above the text sans. */
export function TypeScale() {
  return (
    <div className="stack">
      {SIZES.map((size) => (
        <p key={size} className={styles.sample} data-size={size}>
          Cut to your measure <span className="price">₹1,25,999</span>
        </p>
      ))}
      <p className="label">A label in small capitals</p>
      <p>
        Text runs to a measure of sixty-two characters or so, because a longer line tires the eye
        that has to find its way back to the next one. <a href="#text">A link</a> stands in it, and
        a <small>small remark</small>.
      </p>
    </div>
  )
}
