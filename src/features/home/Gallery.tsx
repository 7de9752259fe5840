import { gallery } from '#copy/home/home.ts'
import { Link } from '#ui/parts/Link.tsx'
import { NavigateButton } from '#ui/parts/NavigateButton.tsx'
import { contentOf } from '#ui/state/fragments.ts'
import { paths } from '#ui/routing/paths.ts'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from '#features/home/parts/home.module.css'
import { Section } from '#features/home/parts/Section.tsx'

/** The four fixed collection cards, each leading to its category. */
export function Gallery() {
  return (
    <Section id="gallery" title={gallery.title}>
      <ul
        className={styles.gallery}
        {...contentOf(
          ['gallery'],
          gallery.cards.map(({ title, subtitle, picture, category }) => (
            <li key={title} className={styles.leading}>
              <Picture
                source={`/pictures/${picture}`}
                alt=""
                sizes="(min-width: 48rem) 22vw, 46vw"
              />
              <h3>
                <Link to={paths.category(category)}>{title}</Link>
              </h3>
              <p className="label">{subtitle}</p>
            </li>
          )),
        )}
      />
      <NavigateButton look="outline" to={paths.catalogue}>
        {gallery.more}
      </NavigateButton>
    </Section>
  )
}
