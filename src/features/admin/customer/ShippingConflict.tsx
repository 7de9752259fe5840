import { changedShippingFields, type CorrectedShipping } from '#domain/orders/correctedShipping.ts'
import type { Shipping, ShippingField } from '#domain/orders/shipping.ts'
import { productConflict } from '#copy/desk/adminProducts.ts'
import { shippingFields } from '#copy/shop/checkout.ts'
import { VersionsDialog, type VersionAnswers } from '#features/admin/conflict/VersionsDialog.tsx'

type ShippingConflictProps = VersionAnswers<Shipping> & {
  edit: CorrectedShipping
  theirs: Shipping
}

/** The customer's details were corrected here and, meanwhile, on another device. */
export function ShippingConflict({ edit, theirs, onTakeMine, ...on }: ShippingConflictProps) {
  const { before, shipping } = edit
  const differences = changedShippingFields(shipping, theirs).map((field) => ({
    field,
    mine: shipping[field],
    theirs: theirs[field],
    both: theirs[field] !== before[field],
  }))
  function choose(mine: readonly ShippingField[]) {
    const chosen = { ...theirs }
    for (const field of mine) chosen[field] = shipping[field]
    onTakeMine(chosen)
  }
  return (
    <VersionsDialog
      title={productConflict.title}
      differences={differences}
      labelOf={(field) => shippingFields[field].label}
      onTake={choose}
      {...on}
    />
  )
}
