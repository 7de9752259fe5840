import type { ReactNode } from 'react'
import styles from './home.module.css'

type SectionProps = {
  id: string
  /** Whether links lead here by the id (spec section 2). */
  isAnchor?: boolean
  title: string
  lead?: string
  children: ReactNode
}

/** A section of the home page: the title beside its content on wide screens. */
export function Section({ id, isAnchor = true, title, lead, children }: SectionProps) {
  return (
    <section
      id={isAnchor ? id : undefined}
      className={styles.section}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
