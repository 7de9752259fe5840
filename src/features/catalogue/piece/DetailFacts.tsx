import type { ReactNode } from 'react'
import { convertPriceText } from '#domain/base/money.ts'
import { isByTheYard, type Product } from '#domain/products/product.ts'
import { detail as words } from '#copy/product/detail.ts'
import { common } from '#copy/base/frame.ts'
import { useCurrency } from '#ui/state/contexts.ts'
import { Price } from '#ui/parts/Price.tsx'
import styles from './piece.module.css'
import { useOfferSentence } from './useOfferSentence.ts'

type DetailFactsProps = {
  product: Product
  /** Whether the page shows price, offer, cloth and description elsewhere. */
  brief?: boolean
}

/** Prices, sizes and cloth as a description list; omits what the owner left empty. */
export function DetailFacts({ product, brief = false }: DetailFactsProps) {
  const { currency, rates } = useCurrency()
  const offer = useOfferSentence(product)
  const { detail } = product
  const range = detail?.priceRange
    .split(' - ')
    .map((price) => convertPriceText(price, currency, rates))
    .join(' - ')
  const hasSleeves = detail !== undefined && detail.sleeveLength !== common.notAvailable
  return (
    <dl className={styles.terms}>
      {!brief && (
        <Term name={words.price}>
          <Price rupees={product.price} charged />
        </Term>
      )}
      <Term name={words.priceRange} meaning={words.priceRangeMeaning}>
        {range}
      </Term>
      {!brief && <Term name={words.discount}>{offer}</Term>}
      <Term name={words.sizes} meaning={sizesMeaning(product)}>
        {detail?.sizes.join(', ')}
      </Term>
      {hasSleeves && <Term name={words.sleeveLength}>{detail.sleeveLength}</Term>}
      {!brief && <Term name={words.clothType}>{detail?.clothType}</Term>}
      {!brief && <Term name={words.description}>{product.description}</Term>}
    </dl>
  )
}

/** Explains the sizes where they are not those of finished goods. */
function sizesMeaning({ detail, measurements }: Product): string | undefined {
  if (detail && isByTheYard(detail)) return words.byTheYard
  return measurements.length > 0 ? words.sizesMeaning : undefined
}

type TermProps = { name: string; meaning?: string | undefined; children: ReactNode }

function Term({ name, meaning, children }: TermProps) {
  if (children === undefined || children === '') return null
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd>{children}</dd>
      {meaning && <dd className="hint">{meaning}</dd>}
    </div>
  )
}
