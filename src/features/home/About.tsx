import { about } from '#copy/home/sections.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { paths } from '#ui/routing/paths.ts'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from '#features/home/parts/home.module.css'
import { SectionInside } from '#features/home/parts/Section.tsx'

/** About the shop, with a link to a consultation. */
export function About() {
  return (
    <SectionInside id="about" title={about.title}>
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
          sizes="(min-width: 48rem) 40vw, 92vw"
        />
      </div>
    </SectionInside>
  )
}
