import type { Product } from '#domain/products/product.ts'
import { detail } from '#copy/product/detail.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { RequiredMeasurements } from '#ui/body/RequiredMeasurements.tsx'
import { ProductHead } from '#features/catalogue/piece/ProductHead.tsx'
import { usePieceChoice } from '#features/catalogue/piece/usePieceChoice.ts'
import { DetailFacts } from '#features/catalogue/piece/DetailFacts.tsx'
import styles from './detail.module.css'
import { MaterialChoice } from '#features/catalogue/piece/MaterialChoice.tsx'
import { AboutMaterial } from './AboutMaterial.tsx'
import { NearestSize } from '#features/catalogue/piece/NearestSize.tsx'
import { OwnPrice } from '#features/catalogue/piece/OwnPrice.tsx'
import { PiecePromise } from '#features/catalogue/piece/PiecePromise.tsx'
import { ProductPictures } from './ProductPictures.tsx'
import { Related } from './Related.tsx'
import { SetChoice } from '#features/catalogue/piece/SetChoice.tsx'
import { ShareButton } from '#features/catalogue/piece/ShareButton.tsx'

type ProductDetailsProps = { product: Product; related: readonly Product[]; titleId: string }

/** All details of a product. */
export function ProductDetails({ product, related, titleId }: ProductDetailsProps) {
  const choice = usePieceChoice(product)
  const { material, measured } = choice
  return (
    <>
      <ProductHead product={product} />
      <ProductPictures product={product} />
      <div className={styles.facts}>
        <p className="label">{product.category}</p>
        <h2 id={titleId}>{product.name}</h2>
        <DetailFacts product={product} />
        <PiecePromise category={product.category} />
        <MaterialChoice
          materials={choice.materials}
          chosen={material}
          onChoose={choice.chooseMaterial}
        />
        {material !== undefined && <AboutMaterial material={material} />}
        {product.measurements.length > 0 && (
          <SetChoice sets={choice.sets} chosen={choice.set} onChoose={choice.chooseSet} />
        )}
        <RequiredMeasurements
          names={product.measurements}
          values={measured?.values}
          plain={!measured}
        />
        <NearestSize product={product} set={measured} />
        {product.measurements.length > 0 && (
          <Link to={paths.measurements}>{detail.addMeasurements}</Link>
        )}
        {/* Without the history state that it was opened over the grid, its address is a page. */}
        <Link to={paths.product(product.slug)}>{detail.wholePage}</Link>
        <div>
          <ShareButton name={product.name} slug={product.slug} />
        </div>
        <Related products={related} />
      </div>
      <div className={styles.buy}>
        <p>
          <OwnPrice product={product} />
        </p>
        <Button busy={choice.busy} name="add" value={product.id} onClick={choice.add}>
          {detail.add}
        </Button>
      </div>
    </>
  )
}
