import { useState } from 'react'
import { pickedShop, shopDifferences } from '#domain/conflict.ts'
import type { Shop } from '#domain/shop.ts'
import { adminSettings } from '#copy/admin.ts'
import { productConflict } from '#copy/adminProducts.ts'
import { Button } from '#ui/Button.tsx'
import styles from './admin.module.css'
import { FieldChoices } from './FieldChoices.tsx'
import { Modal } from './Modal.tsx'
import { shopLabel, shopWords } from './shopWords.ts'

type ShopConflictProps = {
  before: Shop
  changes: Partial<Shop>
  theirs: Shop
  onTakeTheirs: () => void
  onTakeMine: (changes: Partial<Shop>) => void
  onClose: () => void
}

/** Settings were saved elsewhere meanwhile: both versions, and the owner decides by field. */
export function ShopConflict({ before, changes, theirs, ...on }: ShopConflictProps) {
  const differences = shopDifferences(before, changes, theirs, shopWords)
  const [mine, setMine] = useState(() => differences.map(({ field }) => field))
  return (
    <Modal title={adminSettings.conflictTitle} onClose={on.onClose}>
      <p>{productConflict.lead}</p>
      <FieldChoices differences={differences} labelOf={shopLabel} mine={mine} onChange={setMine} />
      <div className={styles.actions}>
        <Button look="outline" onClick={on.onTakeTheirs}>
          {productConflict.keepTheirs}
        </Button>
        <Button onClick={() => on.onTakeMine(pickedShop(changes, mine))}>
          {productConflict.keepYours}
        </Button>
      </div>
    </Modal>
  )
}
