import { pickedShop, shopDifferences } from '#domain/conflict.ts'
import type { Shop } from '#domain/shop.ts'
import { adminSettings } from '#copy/admin.ts'
import { shopLabel, shopWords } from './shopWords.ts'
import { VersionsDialog } from './VersionsDialog.tsx'
import type { VersionAnswers } from './VersionsDialog.tsx'

type ShopConflictProps = VersionAnswers<Partial<Shop>> & {
  before: Shop
  changes: Partial<Shop>
  theirs: Shop
}

/** Settings were saved elsewhere meanwhile. */
export function ShopConflict(props: ShopConflictProps) {
  const { before, changes, theirs, onTakeMine, ...on } = props
  return (
    <VersionsDialog
      title={adminSettings.conflictTitle}
      differences={shopDifferences(before, changes, theirs, shopWords)}
      labelOf={shopLabel}
      onTake={(mine) => onTakeMine(pickedShop(changes, mine))}
      {...on}
    />
  )
}
