import { testimonials } from '#copy/home/home.ts'
import type { Testimonial as Entry } from '#domain/shop/homePage.ts'
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
        <span className={styles.avatar} aria-hidden="true">
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

/** The first letters of the first and the last name. */
function initials(author: string): string {
  const names = author.trim().split(/\s+/)
  const first = names[0]?.[0] ?? ''
  return names.length > 1 ? first + (names.at(-1)?.[0] ?? '') : first
}
