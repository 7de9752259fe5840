import { useId, type ReactNode } from 'react'
import styles from './tailoring.module.css'

/** A numbered part of the request: its title beside its fields where there is room. */
export function RequestSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  )
}
