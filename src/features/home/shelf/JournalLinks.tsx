import { journalSection as words } from '#copy/home/sections.ts'
import { articles } from '#copy/journal/journal.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/home/parts/home.module.css'
import { SectionInside } from '#features/home/parts/Section.tsx'

/** The house's articles. */
export function JournalLinks() {
  return (
    <SectionInside id="journal" title={words.title}>
      <ul className={styles.services}>
        {articles.map(({ name, title, description }) => (
          <li key={name} className={styles.leading}>
            <h3>
              <Link to={paths[name]}>{title}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </SectionInside>
  )
}
