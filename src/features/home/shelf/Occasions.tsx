import { occasionSection as words } from '#copy/home/sections.ts'
import { occasions as names } from '#copy/product/occasions.ts'
import { Link } from '#ui/parts/Link.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/home/parts/home.module.css'
import { SectionInside } from '#features/home/parts/Section.tsx'
import { useHomeShelf } from './useHomeShelf.ts'

/** A picture for each occasion, leading to what is worn for it. */
export function Occasions() {
  const { occasions } = useHomeShelf()
  if (occasions.length === 0) return null
  return (
    <SectionInside id="occasions" title={words.title} lead={words.lead}>
      <ul className={`${styles.gallery} ${styles.swiped}`}>
        {occasions.map(({ occasion, piece }) => (
          <li key={occasion} className={styles.leading}>
            <Picture source={piece.image} alt="" sizes="(min-width: 48rem) 22vw, 46vw" />
            <h3>
              <Link to={paths.narrowed({ occasion })}>{names[occasion].name}</Link>
            </h3>
          </li>
        ))}
      </ul>
    </SectionInside>
  )
}
