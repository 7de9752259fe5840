import type { Rupees } from '#domain/base/money.ts'
import { SOCIAL_PICTURE } from '#domain/products/pictureFile.ts'
import { documentTitle, LANGUAGES } from '#copy/base/titles.ts'
import type { PageCopy } from '#copy/base/titles.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { onServer } from '#ui/routing/onServer.ts'

type HeadProps = {
  copy: PageCopy
  /** What the page is about when it is about one thing, instead of the words of all such pages. */
  title?: string
  description?: string
  /** The one address of a public page; search engines and shared links use it. */
  path?: string
  /** Address of a picture for shared links; the house's own where there is none. */
  picture?: string | undefined
  /** What the one product of the page costs. */
  price?: Rupees
}

/** The page's title and, for public pages, what others may show of it; React moves them to `<head>`. */
export function Head({ copy, path, ...own }: HeadProps) {
  const { shop } = usePageData()
  const title = documentTitle(own.title ?? copy.title, shop.name)
  const description = own.description ?? copy.description ?? ''
  return (
    <>
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {path !== undefined && <PublicHead {...own} path={path} {...{ title, description }} />}
    </>
  )
}

type PublicHeadProps = Omit<HeadProps, 'copy'> & {
  path: string
  title: string
  description: string
}

/** What follows from page to page: a browser's own menu shares the canonical address. */
function PublicHead(props: PublicHeadProps) {
  const { origin = '' } = usePageData()
  const address = origin + props.path
  return (
    <>
      <link rel="canonical" href={address} />
      {origin !== '' &&
        [...LANGUAGES, 'x-default'].map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={address} />
        ))}
      {onServer && <SharedHead {...props} />}
    </>
  )
}

/**
 * What other sites show of the page, for who reads its first answer. They read only whole addresses,
 * so it is said where it is.
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
