import type { Product } from '#domain/products/product.ts'
import { detail } from '#copy/product/detail.ts'
import { RequiredMeasurements } from '#ui/body/RequiredMeasurements.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { KeptLink } from '#ui/routing/KeptSection.tsx'
import { useLazy } from '#ui/state/useLazy.ts'
import { Price } from '#ui/parts/Price.tsx'
import { ASK } from '#features/catalogue/piece/askAttributes.ts'
import type { StaticParts } from './staticParts.lazy.ts'
import { paths } from '#ui/routing/paths.ts'
import { useOfferSentence } from '#features/catalogue/piece/useOfferSentence.ts'
import { MaterialChoice } from '#features/catalogue/piece/MaterialChoice.tsx'
import { NearestSize } from '#features/catalogue/piece/NearestSize.tsx'
import { PiecePromise } from '#features/catalogue/piece/PiecePromise.tsx'
import { SetChoice } from '#features/catalogue/piece/SetChoice.tsx'
import { ShareButton } from '#features/catalogue/piece/ShareButton.tsx'
import { loadParts } from './ProductStory.tsx'
import styles from './product.module.css'
import type { usePieceChoice } from '#features/catalogue/piece/usePieceChoice.ts'

type BuyColumnProps = {
  product: Product
  choice: ReturnType<typeof usePieceChoice>
  titleId: string
  parts: StaticParts | undefined
}

/** Name, price and choices beside the picture. */
export function BuyColumn({ product, choice, titleId, parts }: BuyColumnProps) {
  const offer = useOfferSentence(product)
  // A served page shows the full price, which is everybody's.
  const later = useLazy(!parts && offer !== undefined, loadParts)
  const OwnPrice = (parts ?? later)?.price
  const price = OwnPrice ? <OwnPrice product={product} /> : <Price rupees={product.price} charged />
  const { materials, material, measured } = choice
  const isMade = product.measurements.length > 0
  return (
    <div className={styles.column}>
      <div className={styles.name}>
        <h1 id={titleId}>{product.name}</h1>
        <p className={styles.price}>{price}</p>
        {offer && <p className={styles.offer}>{offer}</p>}
      </div>
      <p>{product.description}</p>
      <PiecePromise category={product.category} />
      {materials.length > 1 && (
        <MaterialChoice
          materials={materials}
          chosen={material}
          onChoose={choice.chooseMaterial}
          onBegin={choice.beginChoosing}
        />
      )}
      {isMade && (
        <div className={styles.measures}>
          <SetChoice sets={choice.sets} chosen={choice.set} onChoose={choice.chooseSet} />
          <RequiredMeasurements
            names={product.measurements}
            values={measured?.values}
            plain={!measured}
          />
          <NearestSize product={product} set={measured} />
          <Link to={paths.measurements}>{detail.addMeasurements}</Link>
        </div>
      )}
      <div className={styles.buy}>
        <div className={styles.buyPrice} aria-hidden="true">
          {price}
          <PiecePromise category={product.category} brief />
        </div>
        <Button busy={choice.busy} name="add" value={product.id} onClick={choice.add}>
          {detail.add}
        </Button>
      </div>
      <div className={styles.also}>
        {parts ? <parts.ask product={product} /> : <KeptLink {...ASK} />}
        <ShareButton name={product.name} slug={product.slug} />
      </div>
    </div>
  )
}
