import styles from './styleguide.module.css'

const NAMES = [
  'paper',
  'paper-raised',
  'paper-sunken',
  'ink',
  'ink-soft',
  'hairline',
  'brass',
  'brass-ink',
  'warning',
] as const

/** The whole palette in the current theme. */
export function Colours() {
  return (
    <ul className={styles.swatches}>
      {NAMES.map((name) => (
        <li key={name}>
          <span className={styles.swatch} data-colour={name} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  )
}
