import { documentTitle, pages } from '#copy/titles.ts'
import type { PageName } from '#copy/titles.ts'
import { usePageData } from './contexts.ts'

/** The page's title and, for public pages, its description; React moves both into `<head>`. */
export function Head({ page }: { page: PageName }) {
  const { shop } = usePageData()
  const { title, description } = pages[page]
  return (
    <>
      <title>{documentTitle(title, shop.name)}</title>
      {description !== '' && <meta name="description" content={description} />}
    </>
  )
}
