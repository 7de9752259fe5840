import { differencesIn } from '#domain/desk/conflict.ts'
import type { CorrectedShipping } from '#domain/orders/correctedShipping.ts'
import {
  SHIPPING_FIELDS,
  trimShipping,
  type Shipping,
  type ShippingField,
} from '#domain/orders/shipping.ts'
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
  const differences = differencesIn(SHIPPING_FIELDS, {
    was: trimShipping(before),
    mine: trimShipping(shipping),
    theirs: trimShipping(theirs),
  })
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
