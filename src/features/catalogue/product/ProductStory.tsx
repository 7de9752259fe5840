import type { Product } from '#domain/products/product.ts'
import { KeptSection } from '#ui/routing/KeptSection.tsx'
import { useCurrency, usePageData } from '#ui/state/contexts.ts'
import { contentOf } from '#ui/state/fragments.ts'
import { useArriving } from '#ui/state/useArriving.ts'
import { useLazy } from '#ui/state/useLazy.ts'
import './cloth.module.css'
import type { StaticParts } from './staticParts.lazy.ts'
import styles from './story.module.css'

/** The sections that need no script until another cloth is chosen. */
type StoryPart = Exclude<keyof StaticParts, 'ask' | 'price'>

type ProductStoryProps = {
  product: Product
  material: string | undefined
  /** Omitted when hydrating a served page, which keeps what the server rendered. */
  parts: StaticParts | undefined
  /** Whether the shopper is about to choose another cloth. */
  isChoosing: boolean
}

/** Cloth, making, fit and care as the record states them; leaves out what the record lacks. */
export function ProductStory({ product, material, parts, isChoosing }: ProductStoryProps) {
  const served = usePageData().product
  const { currency } = useCurrency()
  const isAsServed =
    product.seq === served?.seq && material === product.detail?.materials[0] && currency === 'INR'
  const loaded = useLazy(!parts && (isChoosing || !isAsServed), loadParts)
  const shown = parts ?? loaded
  const part = (name: StoryPart, attributes?: Attributes) => {
    const Inside = shown?.[name]
    if (!Inside) return <KeptSection {...attributes} />
    // Not the whole product: what changes most often is its price.
    const { image, category, measurements, detail } = product
    const inputs = [name, image, category, measurements, detail, material]
    return (
      <section
        {...attributes}
        {...contentOf(inputs, <Inside product={product} material={material} />)}
      />
    )
  }
  return (
    <div className={styles.story} {...useArriving()}>
      {part('cloth')}
      {part('details', { className: styles.details })}
      {product.measurements.length > 0 &&
        part('making', { className: styles.making, 'aria-labelledby': 'making-title' })}
      {part('promises')}
    </div>
  )
}

type Attributes = { className?: string | undefined; 'aria-labelledby'?: string }

export async function loadParts() {
  return (await import('./staticParts.lazy.ts')).staticParts
}
