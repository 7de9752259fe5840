import { useMatch } from 'react-router-dom'
import type { Product } from '#domain/products/product.ts'
import { loadingProducts } from '#copy/product/card.ts'
import { detail } from '#copy/product/detail.ts'
import { gone, notFound } from '#copy/base/frame.ts'
import { product as words } from '#copy/product/product.ts'
import { pages } from '#copy/base/titles.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useArriving } from '#ui/state/useArriving.ts'
import { contentOf } from '#ui/state/fragments.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { Gallery } from '#features/catalogue/pictures/Gallery.tsx'
import { viewsOf } from '#ui/pictures/productViews.ts'
import { BuyColumn } from './BuyColumn.tsx'
import styles from './product.module.css'
import { ProductHead } from '#features/catalogue/piece/ProductHead.tsx'
import type { StaticParts } from './staticParts.lazy.ts'
import { ProductStory } from './ProductStory.tsx'
import { useProduct } from './useProduct.ts'
import { usePieceChoice } from '#features/catalogue/piece/usePieceChoice.ts'
import { useId } from 'react'
import { Price } from '#ui/parts/Price.tsx'
import { ProductPicture } from '#features/catalogue/grid/ProductPicture.tsx'

/**
 * A product at its own address: pictures, choices and the whole story on a page. Without `parts` it
 * hydrates a served page, which has those of its story already.
 */
export function ProductPage({ parts }: { parts?: StaticParts }) {
  const slug = useMatch(paths.product(':slug'))?.params.slug ?? ''
  const { product, look, related, waiting } = useProduct(slug)
  if (!product) return <NoProduct waiting={waiting} />
  return (
    <div className="page">
      <WholeProduct key={product.id} product={product} parts={parts} />
      <OtherPieces look={look} related={related} />
    </div>
  )
}

type OtherPiecesProps = Pick<ReturnType<typeof useProduct>, 'look' | 'related'>

function OtherPieces({ look, related }: OtherPiecesProps) {
  return (
    <div className={styles.others} {...useArriving()}>
      <Pieces title={words.wornWith} products={look} />
      <Pieces title={detail.similar} products={related} />
    </div>
  )
}

type WholeProductProps = { product: Product; parts: StaticParts | undefined }

function WholeProduct({ product, parts }: WholeProductProps) {
  const choice = usePieceChoice(product)
  return (
    <article className={styles.product} aria-labelledby="product-title">
      <ProductHead product={product} />
      <div className={styles.first}>
        <nav className={styles.trail} aria-label={words.trail}>
          <Link to={paths.catalogue}>{pages.collections.title}</Link>
          <Link to={paths.category(product.category)}>{product.category}</Link>
        </nav>
        <Gallery views={viewsOf(product)} name={product.name} />
        <BuyColumn product={product} choice={choice} titleId="product-title" parts={parts} />
      </div>
      <ProductStory
        product={product}
        material={choice.material}
        parts={parts}
        isChoosing={choice.isChoosing}
      />
    </article>
  )
}

/** Shown without a product: it is loading, no longer sold, or never existed. */
function NoProduct({ waiting }: { waiting: boolean }) {
  const { status } = usePageData()
  if (waiting) {
    return (
      <div className="page-narrow" aria-busy="true">
        <h1>{loadingProducts}</h1>
      </div>
    )
  }
  const isGone = status === 410
  return (
    <div className="page-narrow">
      <Head copy={isGone ? pages.gone : pages.notFound} />
      <div className="notice">
        <h1>{isGone ? gone.title : detail.missing}</h1>
        <p>{isGone ? gone.text : detail.notFound}</p>
        <ButtonLink to={paths.catalogue}>{notFound.collection}</ButtonLink>
      </div>
    </div>
  )
}

/** A row of other pieces, each a link to its page. */
export function Pieces({ title, products }: { title: string; products: readonly Product[] }) {
  const titleId = useId()
  if (products.length === 0) return null
  return (
    <section className={styles.pieces} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {products.map((product) => (
          <li
            key={product.id}
            {...contentOf(
              ['piece', product.id, product.seq],
              <>
                <ProductPicture
                  product={product}
                  sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 31vw, 42vw"
                />
                <Link to={paths.product(product.slug)}>{product.name}</Link>
                <Price rupees={product.price} />
              </>,
            )}
          />
        ))}
      </ul>
    </section>
  )
}
