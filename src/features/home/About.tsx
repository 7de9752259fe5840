import { about } from '#copy/home.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { paths } from '#ui/paths.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './home.module.css'
import { Section } from './Section.tsx'

/** About the house, with the way to a consultation (spec section 2). */
export function About() {
  return (
    <Section id="about" title={about.title}>
      <div className={styles.about}>
        <div className={styles.words}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink to={paths.measurements}>{about.link}</ButtonLink>
        </div>
        <Picture
          source="/pictures/about"
          alt={about.picture}
          shape="wide"
          sizes="(min-width: 64rem) 36vw, (min-width: 48rem) 45vw, 92vw"
        />
      </div>
    </Section>
  )
}
