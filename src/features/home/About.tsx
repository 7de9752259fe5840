import { about } from '#copy/home.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { paths } from '#ui/paths.ts'
import styles from './home.module.css'
import { Section } from './Section.tsx'

/** About the house, with the way to a consultation (spec section 2). */
export function About() {
  return (
    <Section id="about" title={about.title}>
      <div className={styles.about}>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to={paths.measurements}>{about.link}</ButtonLink>
      </div>
    </Section>
  )
}
