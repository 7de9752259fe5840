import { hero } from '#copy/home/home.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { SectionLink } from '#ui/routing/SectionLink.tsx'
import { HeroFilm } from './HeroFilm.tsx'
import styles from './hero.module.css'

/**
 * Poster URL without width and type: no suffix for 1280 px, `-800` for 800 px, `-tall` for
 * portrait.
 */
const HERO_PICTURE = '/pictures/hero'

const WIDE = `${HERO_PICTURE}-800.avif 800w, ${HERO_PICTURE}.avif 1280w`

/** A phone would show only a narrow part of a wide picture, so it gets a portrait one. */
const UPRIGHT = '(orientation: portrait)'

/** The hero: a looping film over its poster, the title, and links to the collection and the about text. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <picture>
        <source media={UPRIGHT} type="image/avif" srcSet={`${HERO_PICTURE}-tall.avif`} />
        <source type="image/avif" srcSet={WIDE} sizes="100vw" />
        <img
          className={styles.poster}
          src={`${HERO_PICTURE}-800.webp`}
          width={1280}
          height={720}
          alt=""
          fetchPriority="high"
        />
      </picture>
      <HeroFilm />
      <div className={styles.words}>
        <p className="label">{hero.eyebrow}</p>
        <h1 id="hero-title">{hero.title}</h1>
        <div className={styles.links}>
          <Link className={styles.collection} to={paths.catalogue}>
            {hero.collection}
          </Link>
          <SectionLink className={styles.link} id="about">
            {hero.link}
          </SectionLink>
        </div>
      </div>
    </section>
  )
}
