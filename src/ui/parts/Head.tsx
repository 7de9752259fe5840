import type { Rupees } from '#domain/base/money.ts'
import { SOCIAL_PICTURE } from '#domain/products/pictureFile.ts'
import { documentTitle, LANGUAGES, type PageCopy } from '#copy/base/titles.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { onServer } from '#ui/state/useHydrated.ts'

type HeadProps = {
  copy: PageCopy
  /** Overrides the generic title where the page is about one thing. */
  title?: string
  description?: string
  /** The canonical path of a public page, for search engines and shared links. */
  path?: string
  /** URL of the picture for shared links; the shop's own by default. */
  picture?: string | undefined
  /** The price of the page's product. */
  price?: Rupees
}

/** The page's title and, for public pages, its metadata; React hoists them into `<head>`. */
export function Head({ copy, path, ...own }: HeadProps) {
  const { shop } = usePageData()
  const title = documentTitle(own.title ?? copy.title, shop.name)
  const description = own.description ?? copy.description ?? ''
  return (
    <>
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {path !== undefined && (
        <PublicHead {...own} path={path} title={title} description={description} />
      )}
    </>
  )
}

type PublicHeadProps = Omit<HeadProps, 'copy'> & {
  path: string
  title: string
  description: string
}

/** Updated on client navigation too: a browser's share menu uses the canonical address. */
function PublicHead(props: PublicHeadProps) {
  const { origin = '' } = usePageData()
  const address = origin + props.path
  return (
    <>
      <link rel="canonical" href={address} />
      {onServer && <SharedHead {...props} />}
    </>
  )
}

/**
 * Open Graph metadata and the page's languages, rendered only on the server: link previews and search
 * engines read the HTML response. They need absolute URLs, hence `origin`.
 */
function SharedHead({
  path,
  title,
  description,
  picture = SOCIAL_PICTURE,
  price,
}: PublicHeadProps) {
  const { shop, origin = '' } = usePageData()
  const address = origin + path
  return (
    <>
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content={price === undefined ? 'website' : 'product'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={LANGUAGES[0].replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
      {price !== undefined && (
        <>
          <meta property="product:price:amount" content={String(price)} />
          <meta property="product:price:currency" content="INR" />
        </>
      )}
      {origin !== '' && (
        <>
          {[...LANGUAGES, 'x-default'].map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address} />
          ))}
          <meta property="og:url" content={address} />
          <meta
            property="og:image"
            content={picture.startsWith('/') ? origin + picture : picture}
          />
        </>
      )}
    </>
  )
}
