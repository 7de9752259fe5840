import { useId, type ReactNode } from 'react'
import styles from './tailoring.module.css'

type RequestSectionProps = {
  title: string
  /** Shown under the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A numbered part of the request: its title beside its fields where there is room. */
export function RequestSection({ title, aside, children }: RequestSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.beside}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      <div className={styles.asked}>{children}</div>
    </section>
  )
}
