import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Material, Product } from '#domain/product.ts'
import { detail } from '#copy/catalogue.ts'
import { Button } from '#ui/Button.tsx'
import { useCart } from '#ui/contexts.ts'
import { Head } from '#ui/Head.tsx'
import { paths } from '#ui/paths.ts'
import { Price } from '#ui/Price.tsx'
import { RequiredMeasurements } from '#ui/RequiredMeasurements.tsx'
import { useBusy } from '#ui/useBusy.ts'
import { DetailFacts } from './DetailFacts.tsx'
import styles from './detail.module.css'
import { MaterialChoice } from './MaterialChoice.tsx'
import { pictureAddress } from './pictureAddress.ts'
import { ProductPictures } from './ProductPictures.tsx'
import { useKnownMeasurements } from './useKnownMeasurements.ts'

/** Everything the house says about a product (spec section 2, the side detail panel). */
export function ProductDetails({ product, titleId }: { product: Product; titleId: string }) {
  const { add } = useCart()
  const [busy, run] = useBusy()
  const known = useKnownMeasurements()
  const materials = product.detail?.materials ?? []
  const [material, setMaterial] = useState<Material | undefined>(materials[0])
  return (
    <>
      <Head
        page="collections"
        title={product.name}
        description={product.description}
        path={paths.product(product.slug)}
        picture={pictureAddress(product.image)}
        type="product"
      />
      <ProductPictures product={product} />
      <div className={styles.facts}>
        <p className="label">{product.category}</p>
        <h2 id={titleId}>{product.name}</h2>
        <DetailFacts product={product} />
        <MaterialChoice materials={materials} chosen={material} onChoose={setMaterial} />
        <RequiredMeasurements names={product.measurements} values={known} plain={!known} />
        {product.measurements.length > 0 && (
          <Link to={paths.measurements}>{detail.addMeasurements}</Link>
        )}
      </div>
      <div className={styles.buy}>
        <p>
          <Price rupees={product.price} charged />
        </p>
        <Button busy={busy} onClick={() => run(() => add(product, material))}>
          {detail.add}
        </Button>
      </div>
    </>
  )
}
