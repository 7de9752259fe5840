import { testimonials } from '#copy/home/home.ts'
import type { Testimonial as Entry } from '#domain/shop/homePage.ts'
import home from '#features/home/parts/home.module.css'
import { initials } from '#features/home/parts/initials.ts'
import styles from './testimonials.module.css'

type TestimonialProps = {
  entry: Entry
  place: number
  count: number
  shown: boolean
}

/** One entry; hidden entries keep their space, so nothing shifts when they appear. */
export function Testimonial({ entry, place, count, shown }: TestimonialProps) {
  const { content, author, position } = entry
  return (
    <div
      className={styles.entry}
      data-shown={shown}
      role="group"
      aria-label={testimonials.place(place, count)}
    >
      <blockquote>
        <p>{content}</p>
      </blockquote>
      <p className={styles.source}>
        <span className={home.monogram} aria-hidden="true">
          {initials(author)}
        </span>
        <span>
          <strong>{author}</strong>
          {position !== '' && (
            <>
              <br />
              {position}
            </>
          )}
        </span>
      </p>
    </div>
  )
}
