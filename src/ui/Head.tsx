import { documentTitle, pages } from '#copy/titles.ts'
import type { PageName } from '#copy/titles.ts'
import { usePageData } from './contexts.ts'

type HeadProps = {
  page: PageName
  /** What the page is about when it is about one thing, instead of the words of all such pages. */
  title?: string
  description?: string
  /** The one address of a public page; search engines and shared links use it. */
  path?: string
  /** Address of a picture for shared links. */
  picture?: string
  type?: 'website' | 'product'
}

/** The page's title and, for public pages, what others may show of it; React moves them to `<head>`. */
export function Head({ page, path, picture, type = 'website', ...own }: HeadProps) {
  const { shop, origin = '' } = usePageData()
  const title = documentTitle(own.title ?? pages[page].title, shop.name)
  const description = own.description ?? pages[page].description
  return (
    <>
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {path !== undefined && (
        <>
          <link rel="canonical" href={origin + path} />
          <meta property="og:site_name" content={shop.name} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          {origin !== '' && <meta property="og:url" content={origin + path} />}
          {origin !== '' && picture !== undefined && (
            <meta
              property="og:image"
              content={picture.startsWith('/') ? origin + picture : picture}
            />
          )}
        </>
      )}
    </>
  )
}
