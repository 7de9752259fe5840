import type { ReactNode } from 'react'
import styles from './home.module.css'

type SectionProps = {
  /** Anchor of the section (spec section 2). */
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** A section of the home page: the title beside its content on wide screens. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
