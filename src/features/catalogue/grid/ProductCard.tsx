import { memo, type ComponentType, type MouseEvent } from 'react'
import type { Measurements } from '#domain/length/measurement.ts'
import type { Product } from '#domain/products/product.ts'
import { card } from '#copy/product/card.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useCart } from '#ui/state/contexts.ts'
import { paths } from '#ui/routing/paths.ts'
import { contentOf } from '#ui/state/fragments.ts'
import { Price } from '#ui/parts/Price.tsx'
import { RequiredMeasurements } from '#ui/body/RequiredMeasurements.tsx'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from './grid.module.css'
import { ProductPicture } from './ProductPicture.tsx'

export type ProductCardProps = {
  product: Product
  /** Opens the details; leaves clicks that open a new tab to the browser. */
  onOpen: (event: MouseEvent, slug: string) => void
  known: Measurements | undefined
  /** Shows the price with the shopper's offer; omitted where there can be none. */
  OwnPrice: ComponentType<{ product: Product; charged: boolean }> | undefined
  first: boolean
  /** Whether on a phone its name has the height of two lines, as that of the card beside it may. */
  twoLines: boolean
}

/** A description up to its first stop, but for one after a word or two: no card ends in dots. */
const LEAD = /^.{16,}?(?=[,.;:]\s)/

/** The space of `190 g/m²`, where no line ends. */
const UNIT = /(\d) (?=\w{1,2}\b)/g

/**
 * One product of the grid; the whole card opens its details. It doesn't subscribe
 * to the address, which changes with every letter of a search.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, onOpen, known, OwnPrice, first, twoLines } = props
  const id = productLinkId(product.slug)
  const description = product.description.replaceAll(UNIT, '$1\u00A0')
  const [lead = description] = LEAD.exec(description) ?? []
  const content = (
    <>
      <ProductPicture
        product={product}
        sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 46vw"
        first={first}
      />
      <h2>
        <a
          id={id}
          className={styles.link}
          href={paths.product(product.slug)}
          onClick={(event) => onOpen(event, product.slug)}
        >
          {product.name}
        </a>
      </h2>
      <div className={styles.foot}>
        <p className={styles.price}>
          {OwnPrice && product.detail?.offer ? (
            <OwnPrice product={product} charged={false} />
          ) : (
            <Price rupees={product.price} />
          )}
        </p>
        <AddButton product={product} describedBy={id} />
      </div>
      <p className={styles.description}>
        {lead}
        <span className="visually-hidden">{description.slice(lead.length)}</span>
      </p>
      <RequiredMeasurements names={product.measurements} values={known} plain={!known} />
    </>
  )
  // Only the first card's picture is preloaded, from the page's head.
  const attributes = first
    ? { children: content }
    : contentOf(['card', product.id, product.seq], content)
  return <li className={styles.card} data-two-lines={twoLines || undefined} {...attributes} />
})

/** A component of its own, so that a tap doesn't re-render the whole card. */
function AddButton({ product, describedBy }: { product: Product; describedBy: string }) {
  const { add } = useCart()
  const [busy, run] = useBusy()
  return (
    <Button
      look="outline"
      busy={busy}
      name="add"
      value={product.id}
      aria-describedby={describedBy}
      onClick={() => run(() => add(product))}
    >
      {card.add}
    </Button>
  )
}

/** Id of the link in the grid that opens a product. */
export function productLinkId(slug: string): string {
  return `product-${slug}`
}
