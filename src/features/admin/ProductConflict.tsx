import { keptChanges, productDifferences } from '#domain/conflict.ts'
import type { Difference, ProductField } from '#domain/conflict.ts'
import type { ProductChanges } from '#domain/deskEdit.ts'
import type { OwnedProduct } from '#domain/ownedProduct.ts'
import { productConflict } from '#copy/adminProducts.ts'
import { common } from '#copy/frame.ts'
import { labelOf } from './productLabels.ts'
import { VersionsDialog } from './VersionsDialog.tsx'
import type { VersionAnswers } from './VersionsDialog.tsx'

type ProductConflictProps = VersionAnswers<ProductChanges> & {
  /** The product as this edit found it. */
  before: OwnedProduct
  changes: ProductChanges
  theirs: OwnedProduct
}

/** Two people edited one product. */
export function ProductConflict(props: ProductConflictProps) {
  const { before, changes, theirs, onTakeMine, ...on } = props
  return (
    <VersionsDialog
      title={productConflict.title}
      differences={productDifferences(before, changes, theirs).map(inWords)}
      labelOf={labelOf}
      onTake={(mine) => onTakeMine(keptChanges(changes, theirs, mine))}
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
