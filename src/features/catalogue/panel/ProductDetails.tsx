import { useState } from 'react'
import type { Product } from '#domain/products/product.ts'
import { pictureFile } from '#domain/products/pictureFile.ts'
import { detail } from '#copy/shop/catalogue.ts'
import { pages } from '#copy/base/titles.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useCart } from '#ui/state/contexts.ts'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { Price } from '#ui/parts/Price.tsx'
import { RequiredMeasurements } from '#ui/body/RequiredMeasurements.tsx'
import { useLive } from '#ui/state/useLive.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { DetailFacts } from './DetailFacts.tsx'
import styles from './detail.module.css'
import { MaterialChoice } from './MaterialChoice.tsx'
import { NearestSize } from './NearestSize.tsx'
import { PiecePromise } from './PiecePromise.tsx'
import { ProductPictures } from './ProductPictures.tsx'
import { Related } from './Related.tsx'
import { SetChoice } from './SetChoice.tsx'
import { ShareButton } from './ShareButton.tsx'
import {
  deferredSets,
  useKnownMeasurements,
} from '#features/catalogue/grid/useKnownMeasurements.ts'

type ProductDetailsProps = { product: Product; related: readonly Product[]; titleId: string }

/** All details of a product (spec section 2, the side detail panel). */
export function ProductDetails({ product, related, titleId }: ProductDetailsProps) {
  const { add } = useCart()
  const [busy, run] = useBusy()
  const sets = useLive(deferredSets) ?? []
  const [set, setSet] = useState<string>()
  const chosen = useKnownMeasurements()
  const known = set === undefined ? chosen : sets.find(({ id }) => id === set)?.values
  const materials = product.detail?.materials ?? []
  const [material, setMaterial] = useState<string | undefined>(materials[0])
  return (
    <>
      <Head
        copy={pages.collections}
        title={product.name}
        description={product.description}
        path={paths.product(product.slug)}
        picture={product.image === '' ? undefined : pictureFile(product.image)}
        price={product.price}
      />
      <ProductPictures product={product} />
      <div className={styles.facts}>
        <p className="label">{product.category}</p>
        <h2 id={titleId}>{product.name}</h2>
        <DetailFacts product={product} />
        <PiecePromise category={product.category} />
        <MaterialChoice materials={materials} chosen={material} onChoose={setMaterial} />
        {product.measurements.length > 0 && (
          <SetChoice sets={sets} chosen={set} onChoose={setSet} />
        )}
        <RequiredMeasurements names={product.measurements} values={known} plain={!known} />
        <NearestSize product={product} />
        {product.measurements.length > 0 && (
          <Link to={paths.measurements}>{detail.addMeasurements}</Link>
        )}
        <div>
          <ShareButton name={product.name} slug={product.slug} />
        </div>
        <Related products={related} />
      </div>
      <div className={styles.buy}>
        <p>
          <Price rupees={product.price} charged />
        </p>
        <Button
          busy={busy}
          name="add"
          value={product.id}
          onClick={() => run(() => add(product, { set, ...(material && { material }) }))}
        >
          {detail.add}
        </Button>
      </div>
    </>
  )
}
