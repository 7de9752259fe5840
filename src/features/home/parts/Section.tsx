import type { ReactNode } from 'react'
import styles from './home.module.css'

type InsideProps = { id: string; title: string; lead?: string; children: ReactNode }

/** Links lead to the others by their id. */
const NO_ANCHORS = ['occasions', 'lookbook', 'people', 'steps', 'cloths', 'journal', 'visits']

/** The attributes of a section's element; `id` names it within the page. */
export function sectionAttributes(id: string) {
  return {
    id: NO_ANCHORS.includes(id) ? undefined : id,
    className: styles.section,
    'aria-labelledby': `${id}-title`,
  }
}

/** A section of the home page: the title beside its content on wide screens. */
export function Section(props: InsideProps) {
  return (
    <section {...sectionAttributes(props.id)}>
      <SectionInside {...props} />
    </section>
  )
}

/** What is inside the section's element. */
export function SectionInside({ id, title, lead, children }: InsideProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </>
  )
}
