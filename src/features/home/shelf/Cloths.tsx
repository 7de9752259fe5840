import { clothLibrary as words } from '#copy/home/sections.ts'
import { Link } from '#ui/parts/Link.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import { closeUpOf } from '#ui/pictures/productViews.ts'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/home/parts/home.module.css'
import { SectionInside } from '#features/home/parts/Section.tsx'
import { useHomeShelf } from './useHomeShelf.ts'

/** Close-ups of the cloths in the collection, each linking to the pieces made of it. */
export function Cloths() {
  const { cloths } = useHomeShelf()
  if (cloths.length === 0) return null
  return (
    <SectionInside id="cloths" title={words.title} lead={words.lead}>
      <ul className={styles.gallery}>
        {cloths.map(({ material, piece, weaves, weights }) => (
          <li key={material} className={styles.leading}>
            <Picture
              source={closeUpOf(piece.image) ?? piece.image}
              alt=""
              sizes="(min-width: 48rem) 22vw, 46vw"
            />
            <h3>
              <Link to={paths.narrowed({ material })}>{material}</Link>
            </h3>
            {weaves.length > 0 && <p className="hint">{words.weaves(weaves.join(', '))}</p>}
            {weights && <p className="hint">{words.weights(...weights)}</p>}
          </li>
        ))}
      </ul>
    </SectionInside>
  )
}
