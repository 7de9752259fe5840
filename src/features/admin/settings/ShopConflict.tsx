import { pickShopFields, shopDifferences } from '#domain/desk/conflict.ts'
import type { Shop } from '#domain/shop/shop.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { shopLabel, shopWords } from './shopWords.ts'
import { VersionsDialog, type VersionAnswers } from '#features/admin/conflict/VersionsDialog.tsx'

type ShopConflictProps = VersionAnswers<Partial<Shop>> & {
  before: Shop
  changes: Partial<Shop>
  theirs: Shop
}

/** The settings were saved elsewhere meanwhile. */
export function ShopConflict(props: ShopConflictProps) {
  const { before, changes, theirs, onTakeMine, ...on } = props
  return (
    <VersionsDialog
      title={adminSettings.conflictTitle}
      differences={shopDifferences(before, changes, theirs, shopWords)}
      labelOf={shopLabel}
      onTake={(mine) => onTakeMine(pickShopFields(changes, mine))}
      {...on}
    />
  )
}
