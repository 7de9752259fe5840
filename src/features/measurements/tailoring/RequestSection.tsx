import { useId, type ReactNode } from 'react'
import styles from './tailoring.module.css'

type RequestSectionProps = {
  title: string
  /** Shown beside the fields, below the title. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A numbered part of the request: where there is room its title is beside its fields, or, if
 * something else is, above both.
 */
export function RequestSection({ title, aside, children }: RequestSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {aside && <div className={styles.beside}>{aside}</div>}
      <div className={styles.asked}>{children}</div>
    </section>
  )
}
