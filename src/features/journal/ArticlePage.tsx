import type { ReactNode } from 'react'
import type { Article } from '#copy/journal/article.ts'
import { journal as words } from '#copy/journal/journal.ts'
import { UnbrokenText } from '#ui/documents/UnbrokenText.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from './journal.module.css'

type ArticlePageProps = {
  article: Article
  path: string
  /** Drawn below the first part. */
  figures?: ReactNode
  /** Its path without width and ending. */
  picture: string
  /** What to do after reading. */
  next: ReactNode
}

/** A word such as made-to-measure. */
const COMPOUND = /(\w+(?:-\w+)+)/

/** An article as a page of one readable column. */
export function ArticlePage({ article, path, figures, picture, next }: ArticlePageProps) {
  return (
    <div className="page">
      <Head copy={article} path={path} />
      <article className={styles.article} aria-labelledby="article-title">
        <header className={styles.head}>
          <p className={styles.back}>
            <Link to={paths.journal}>{words.all}</Link>
          </p>
          <p className="label">{words.minutes(article.minutes)}</p>
          <h1 id="article-title">
            <UnbrokenText text={article.title} whole={COMPOUND} />
          </h1>
          <p>{article.description}</p>
        </header>
        <Picture
          source={picture}
          alt=""
          shape="wide"
          sizes="(min-width: 44rem) 40rem, 92vw"
          first
        />
        {article.parts.map(({ title, paragraphs, points = [] }, place) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph, index) => (
              <p key={index}>
                {typeof paragraph === 'string' ? paragraph : <RunIn {...paragraph} />}
              </p>
            ))}
            {points.length > 0 && (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {place === 0 && figures}
          </section>
        ))}
        <footer className={styles.next}>{next}</footer>
      </article>
    </div>
  )
}

function RunIn({ about, text }: { about: string; text: string }) {
  return (
    <>
      <strong>{about}.</strong> {text}
    </>
  )
}
