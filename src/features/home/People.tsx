import { people as words } from '#copy/home/sections.ts'
import { usePageData } from '#ui/state/contexts.ts'
import styles from '#features/home/parts/home.module.css'
import { initials } from '#features/home/parts/initials.ts'
import { SectionInside } from '#features/home/parts/Section.tsx'

/** Who works in the house, in its own words. */
export function People() {
  const { shop } = usePageData()
  return (
    <SectionInside id="people" title={words.title} lead={words.lead}>
      <ul className={styles.services}>
        {shop.home?.people.map(({ name, work, words: about }, place) => (
          <li key={place} className={styles.person}>
            <span className={styles.monogram} aria-hidden="true">
              {initials(name)}
            </span>
            <div>
              <h3>{name}</h3>
              <p className="label">{work}</p>
            </div>
            {about !== '' && <p>{about}</p>}
          </li>
        ))}
      </ul>
    </SectionInside>
  )
}
