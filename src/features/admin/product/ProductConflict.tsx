import {
  resolveProductConflict,
  productDifferences,
  type Difference,
  type ProductField,
} from '#domain/desk/conflict.ts'
import type { ProductChanges } from '#domain/desk/deskEdit.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { productConflict } from '#copy/desk/adminProducts.ts'
import { common } from '#copy/base/frame.ts'
import { labelOf } from './productLabels.ts'
import { VersionsDialog, type VersionAnswers } from '#features/admin/conflict/VersionsDialog.tsx'

type ProductConflictProps = Omit<VersionAnswers<never>, 'onTakeMine'> & {
  onTakeMine: (changes: ProductChanges, keepsPhoto: boolean) => void
  /** The product this edit started from. */
  before: OwnedProduct
  changes: ProductChanges
  /** URL of the new photo, empty when it is removed, undefined when it was left as it is. */
  photo: string | undefined
  theirs: OwnedProduct
}

/** The product was edited here and elsewhere. */
export function ProductConflict(props: ProductConflictProps) {
  const { before, changes, photo, theirs, onTakeMine, ...on } = props
  return (
    <VersionsDialog
      title={productConflict.title}
      differences={productDifferences(before, { ...changes, photo }, theirs).map((one) =>
        inWords(one, { mine: changes.image ?? before.image, theirs: theirs.image }),
      )}
      labelOf={labelOf}
      onTake={(mine) =>
        onTakeMine(resolveProductConflict(changes, theirs, mine), mine.includes('photo'))
      }
      {...on}
    />
  )
}

/** @param images - the addresses whose pictures the shop shows where there is no photo */
function inWords(
  difference: Difference<ProductField>,
  images: { mine: string; theirs: string },
): Difference<ProductField> {
  const { field, mine, theirs } = difference
  if (field === 'photo') {
    const { theirPhoto, yourPhoto, addressPicture } = productConflict
    const picture = (image: string) => image && addressPicture(image)
    return {
      ...difference,
      mine: mine ? yourPhoto : picture(images.mine),
      theirs: theirs ? theirPhoto : picture(images.theirs),
    }
  }
  if (field !== 'draft' && field !== 'deleted') return difference
  const word = (text: string) => (text ? common.yes : common.no)
  return { ...difference, mine: word(mine), theirs: word(theirs) }
}
