import { notFound } from '#copy/base/frame.ts'
import { pages } from '#copy/base/titles.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from './notFound.module.css'

/** The 404 page. */
export function NotFound() {
  return (
    <div className={`page ${styles.missing}`}>
      <Head copy={pages.notFound} />
      <Picture source="/pictures/about" alt="" shape="wide" sizes="(min-width: 48rem) 45vw, 92vw" />
      <div className="notice">
        <h1>{notFound.title}</h1>
        <p>{notFound.text}</p>
        <div className="row">
          <ButtonLink to={paths.catalogue}>{notFound.collection}</ButtonLink>
          <ButtonLink look="outline" to={paths.home}>
            {notFound.home}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
