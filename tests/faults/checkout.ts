import { loadDraft, saveDraft } from '#data/drafts.ts'
import { inDatabase } from '#data/database.ts'
import { newRecordId } from '#data/newRecordId.ts'
import { placeOrder } from '#data/orders.ts'
import { currentOwner } from '#data/owner.ts'
import type { CartLine } from '#domain/cart.ts'
import {
  draftFields,
  fieldsAfterPlacing,
  orderDraftOf,
  readCheckout,
} from '#domain/checkoutDraft.ts'
import type { CheckoutDraft } from '#domain/checkoutDraft.ts'
import { PAYMENT_METHOD } from '#domain/order.ts'
import { SHIPPING } from '../harness/shipping.ts'
import type { Told } from './tab.ts'

const DRAFT = 'checkout'

type Opened = { owner: string; draft: CheckoutDraft; lines: CartLine[] }

/** What the checkout page of this tab shows. */
let opened: Opened | undefined

/** Opens the checkout as its page does: the draft's order id is made once and saved. */
export async function openCheckout(): Promise<Opened> {
  const owner = currentOwner()
  const draft = readCheckout(await loadDraft(DRAFT), newRecordId())
  await saveDraft(DRAFT, draftFields(draft))
  const lines = await inDatabase((db) => db.cart.where({ owner }).sortBy('addedAt'))
  opened = { owner, draft, lines }
  return opened
}

/**
 * Places what the cart holds now, or what the page showed when it was opened.
 * @param order.sound an unsound order has no proper PIN
 */
export async function placeFromCheckout(order: {
  label: string
  seen: 'now' | 'before'
  sound: boolean
}): Promise<Told> {
  const user = currentOwner()
  const isOpen = order.seen === 'before' && opened?.owner === user
  const { draft, lines } = isOpen && opened ? opened : await openCheckout()
  if (lines.length === 0) return { what: 'done' }
  const typed: CheckoutDraft = {
    ...draft,
    shipping: order.sound ? SHIPPING : { ...SHIPPING, zipCode: '0' },
    note: order.label,
    paymentMethod: PAYMENT_METHOD,
  }
  const placed = await placeOrder(orderDraftOf(typed, lines, { user, currency: 'INR' }))
  if (!placed.ok) {
    if (placed.problem.fields?.['id'])
      await saveDraft(DRAFT, draftFields({ ...draft, order: newRecordId() }))
    return { what: 'refused', code: placed.problem.code }
  }
  await saveDraft(DRAFT, fieldsAfterPlacing(typed))
  // The page is left for the one that says thank you.
  opened = undefined
  return { what: 'kept', id: placed.value.order.id, state: placed.value.state }
}
