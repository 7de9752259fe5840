import { lookbook as words } from '#copy/home/sections.ts'
import type { HomePiece } from '#domain/shop/homeShelf.ts'
import { Link } from '#ui/parts/Link.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/home/parts/home.module.css'
import { SectionInside } from '#features/home/parts/Section.tsx'
import { useHomeShelf } from './useHomeShelf.ts'

/** Whole outfits: the main piece large, what is worn with it beside it. */
export function Lookbook() {
  const { outfits } = useHomeShelf()
  if (outfits.length === 0) return null
  return (
    <SectionInside id="lookbook" title={words.title} lead={words.lead}>
      <ul className={`${styles.outfits} ${styles.swiped}`}>
        {outfits.map(({ title, pieces }, place) => (
          <li key={place}>
            <Outfit title={title} pieces={pieces} />
          </li>
        ))}
      </ul>
    </SectionInside>
  )
}

function Outfit({ title, pieces }: { title: string; pieces: readonly HomePiece[] }) {
  const [main, ...others] = pieces
  if (!main) return null
  return (
    <figure className={styles.outfit}>
      <div className={styles.plates} data-count={pieces.length}>
        {pieces.map(({ slug, image }, place) => (
          <Picture
            key={slug}
            source={image}
            alt=""
            sizes={place === 0 ? '(min-width: 48rem) 20vw, 60vw' : '(min-width: 48rem) 10vw, 30vw'}
          />
        ))}
      </div>
      <figcaption>
        <h3>{title || <Link to={paths.product(main.slug)}>{words.around(main.name)}</Link>}</h3>
        <ul>
          {(title ? pieces : others).map(({ slug, name }) => (
            <li key={slug}>
              <Link to={paths.product(slug)}>{name}</Link>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
