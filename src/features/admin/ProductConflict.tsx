import { useState } from 'react'
import { keptChanges, productDifferences } from '#domain/conflict.ts'
import type { Difference, ProductField } from '#domain/conflict.ts'
import type { ProductChanges } from '#domain/deskEdit.ts'
import type { OwnedProduct } from '#domain/ownedProduct.ts'
import { productConflict } from '#copy/adminProducts.ts'
import { common } from '#copy/frame.ts'
import { Button } from '#ui/Button.tsx'
import styles from './admin.module.css'
import { FieldChoices } from './FieldChoices.tsx'
import { labelOf } from './productLabels.ts'
import { Modal } from './Modal.tsx'

type ProductConflictProps = {
  /** The product as this edit found it. */
  before: OwnedProduct
  changes: ProductChanges
  theirs: OwnedProduct
  onTakeTheirs: () => void
  /** The changes that are to be made to the newer version after all. */
  onTakeMine: (changes: ProductChanges) => void
  onClose: () => void
}

/** Two people edited one product: both versions side by side, and the owner decides by field. */
export function ProductConflict({ before, changes, theirs, ...on }: ProductConflictProps) {
  const differences = productDifferences(before, changes, theirs).map(inWords)
  const [mine, setMine] = useState(() => differences.map(({ field }) => field))
  return (
    <Modal title={productConflict.title} onClose={on.onClose}>
      <p>{productConflict.lead}</p>
      <FieldChoices differences={differences} labelOf={labelOf} mine={mine} onChange={setMine} />
      <div className={styles.actions}>
        <Button look="outline" onClick={on.onTakeTheirs}>
          {productConflict.keepTheirs}
        </Button>
        <Button onClick={() => on.onTakeMine(keptChanges(changes, theirs, mine))}>
          {productConflict.keepYours}
        </Button>
      </div>
    </Modal>
  )
}

function inWords(difference: Difference<ProductField>): Difference<ProductField> {
  const { field, mine, theirs } = difference
  if (field !== 'draft' && field !== 'deleted') return difference
  const word = (text: string) => (text ? common.yes : common.no)
  return { ...difference, mine: word(mine), theirs: word(theirs) }
}
