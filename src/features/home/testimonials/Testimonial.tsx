import { testimonials } from '#copy/shop/home.ts'
import styles from './testimonials.module.css'

type TestimonialProps = {
  entry: (typeof testimonials.entries)[number]
  place: number
  shown: boolean
}

/** One entry; hidden entries keep their space, so nothing shifts when they appear. */
export function Testimonial({ entry, place, shown }: TestimonialProps) {
  const { content, author, position, monogram } = entry
  return (
    <div
      className={styles.entry}
      data-shown={shown}
      role="group"
      aria-label={testimonials.place(place, testimonials.entries.length)}
    >
      <blockquote>
        <p>{content}</p>
      </blockquote>
      <p className={styles.source}>
        <span className={styles.avatar} aria-hidden="true">
          {monogram}
        </span>
        <span>
          <strong>{author}</strong>
          <br />
          {position}
        </span>
      </p>
    </div>
  )
}
