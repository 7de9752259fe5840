import { useRef } from 'react'
import type { Product } from '#domain/products/product.ts'
import { collection, detail } from '#copy/shop/catalogue.ts'
import { gone } from '#copy/base/frame.ts'
import { pages } from '#copy/base/titles.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { Head } from '#ui/parts/Head.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from './detail.module.css'
import { ProductDetails } from './ProductDetails.tsx'
import { useDialogKeys } from './useDialogKeys.ts'

type DetailPanelProps = {
  product: Product | undefined
  related: readonly Product[]
  waiting: boolean
  /** Whether it opens over the grid, rather than being there on page load. */
  opening: boolean
  onClose: () => void
}

const TITLE_ID = 'detail-title'

/**
 * The side panel with all details of one product. Without JavaScript it reads as a page, and its
 * close button is a plain form that leads to the grid.
 */
export function DetailPanel(props: DetailPanelProps) {
  const { product, related, waiting, opening, onClose } = props
  const panel = useRef<HTMLDivElement>(null)
  useDialogKeys(panel, onClose)
  return (
    <div className={styles.layer}>
      <div className={styles.scrim} onClick={onClose} />
      <div
        ref={panel}
        className={styles.panel}
        data-opening={opening || undefined}
        role="dialog"
        aria-modal="true"
        aria-labelledby={TITLE_ID}
        tabIndex={-1}
      >
        <form
          className={styles.close}
          action={paths.catalogue}
          onSubmit={(event) => {
            event.preventDefault()
            onClose()
          }}
        >
          <button type="submit" aria-label={detail.close}>
            <Icon name="close" />
          </button>
        </form>
        {product ? (
          <ProductDetails key={product.id} product={product} related={related} titleId={TITLE_ID} />
        ) : (
          <NoProduct waiting={waiting} />
        )}
      </div>
    </div>
  )
}

/** Shown without a product: it is loading, no longer sold, or never existed. */
function NoProduct({ waiting }: { waiting: boolean }) {
  const { status } = usePageData()
  if (waiting) {
    return (
      <div className={styles.missing} aria-busy="true">
        <h2 id={TITLE_ID}>{collection.loading}</h2>
      </div>
    )
  }
  const isGone = status === 410
  return (
    <div className={styles.missing}>
      <Head copy={isGone ? pages.gone : pages.notFound} />
      <h2 id={TITLE_ID}>{isGone ? gone.title : detail.missing}</h2>
      <p>{isGone ? gone.text : detail.notFound}</p>
    </div>
  )
}
