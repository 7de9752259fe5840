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
import { VersionsDialog, type VersionAnswers } from '#features/admin/parts/VersionsDialog.tsx'

type ProductConflictProps = VersionAnswers<ProductChanges> & {
  /** The product this edit started from. */
  before: OwnedProduct
  changes: ProductChanges
  theirs: OwnedProduct
}

/** The product was edited here and elsewhere. */
export function ProductConflict(props: ProductConflictProps) {
  const { before, changes, theirs, onTakeMine, ...on } = props
  return (
    <VersionsDialog
      title={productConflict.title}
      differences={productDifferences(before, changes, theirs).map(inWords)}
      labelOf={labelOf}
      onTake={(mine) => onTakeMine(resolveProductConflict(changes, theirs, mine))}
      {...on}
    />
  )
}

function inWords(difference: Difference<ProductField>): Difference<ProductField> {
  const { field, mine, theirs } = difference
  if (field !== 'draft' && field !== 'deleted') return difference
  const word = (text: string) => (text ? common.yes : common.no)
  return { ...difference, mine: word(mine), theirs: word(theirs) }
}
