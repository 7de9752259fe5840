import { useRef } from 'react'
import type { Product } from '#domain/products/product.ts'
import { detail } from '#copy/product/detail.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import styles from './detail.module.css'
import { ProductDetails } from './ProductDetails.tsx'
import { useDialogKeys } from './useDialogKeys.ts'

type DetailPanelProps = {
  product: Product
  related: readonly Product[]
  onClose: () => void
}

const TITLE_ID = 'detail-title'

/** The side panel over the grid with all details of one product. */
export function DetailPanel({ product, related, onClose }: DetailPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useDialogKeys(panel, onClose)
  return (
    <div className={styles.layer}>
      <div className={styles.scrim} onClick={onClose} />
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={TITLE_ID}
        tabIndex={-1}
      >
        <div className={styles.close}>
          <button type="button" aria-label={detail.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <ProductDetails key={product.id} product={product} related={related} titleId={TITLE_ID} />
      </div>
    </div>
  )
}
