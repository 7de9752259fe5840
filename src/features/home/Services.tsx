import { services } from '#copy/home/sections.ts'
import { SectionLink } from '#ui/routing/SectionLink.tsx'
import styles from '#features/home/parts/home.module.css'
import { SectionInside } from '#features/home/parts/Section.tsx'

/** The shop's services on four cards, each leading to the appointment form. */
export function Services() {
  return (
    <SectionInside id="services" title={services.title} lead={services.lead}>
      <ul className={styles.services}>
        {services.cards.map(({ title, text }) => (
          <li key={title} className={styles.leading}>
            <h3>
              <SectionLink id="contact">{title}</SectionLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SectionInside>
  )
}
