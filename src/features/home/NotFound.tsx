import { notFound } from '#copy/base/frame.ts'
import { pages } from '#copy/base/titles.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { EmptyState } from '#ui/pictures/EmptyState.tsx'
import { paths } from '#ui/routing/paths.ts'

/** The 404 page. */
export function NotFound() {
  return (
    <div className="page">
      <Head copy={pages.notFound} />
      <EmptyState>
        <h1>{notFound.title}</h1>
        <p>{notFound.text}</p>
        <div className="row">
          <ButtonLink to={paths.catalogue}>{notFound.collection}</ButtonLink>
          <ButtonLink look="outline" to={paths.home}>
            {notFound.home}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  )
}
