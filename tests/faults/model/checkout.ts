import { repriceCart } from '#data/cart/editCart.ts'
import { CHECKOUT_DRAFT, loadDraft, saveDraft } from '#data/local/drafts.ts'
import { inDatabase } from '#data/storage/database.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { isOrderKnown } from '#data/outbox/orderRow.ts'
import { placeOrder } from '#data/orders/orders.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import {
  draftFields,
  orderDraftOf,
  parseCheckoutDraft,
  type CheckoutDraft,
} from '#domain/orders/checkoutDraft.ts'
import { PAYMENT_METHOD } from '#domain/orders/order.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import type { Seen } from './step.ts'
import type { TabReply } from '#tests/faults/phone/tab.ts'

type Opened = { owner: string; draft: CheckoutDraft; lines: CartLine[] }

/** The state of this tab's checkout page. */
let opened: Opened | undefined

/** Opens the checkout like its page: the draft's order id is created once and saved. */
export async function openCheckout(): Promise<Opened> {
  const owner = currentOwner()
  const stored = parseCheckoutDraft(await loadDraft(CHECKOUT_DRAFT), newRecordId())
  const isKnown = await isOrderKnown(stored.order)
  const draft = isKnown ? { ...stored, order: newRecordId() } : stored
  await saveDraft(CHECKOUT_DRAFT, draftFields(draft))
  opened = { owner, draft, lines: await linesOf(owner) }
  return opened
}

/** Fills in an address and places the order, if the cart holds anything. */
export async function placeFromCheckout(order: {
  label: string
  seen: Seen
  isValid: boolean
}): Promise<TabReply> {
  const user = currentOwner()
  const isOpen = order.seen !== 'nothing' && opened?.owner === user
  const shown = isOpen && opened ? opened : await openCheckout()
  const lines = order.seen === 'draft' ? await linesOf(user) : shown.lines
  if (lines.length === 0) return { what: 'done' }
  const draft: CheckoutDraft = {
    ...shown.draft,
    shipping: order.isValid ? SHIPPING : { ...SHIPPING, zipCode: '0' },
    note: order.label,
    paymentMethod: PAYMENT_METHOD,
  }
  const placed = await placeOrder(orderDraftOf(draft, lines, { user, currency: 'INR' }), lines)
  if (!placed.ok) {
    const { fields, changes = [], code } = placed.problem
    if (fields?.['id'])
      await saveDraft(CHECKOUT_DRAFT, draftFields({ ...draft, order: newRecordId() }))
    await repriceCart(changes)
    return { what: 'refused', code }
  }
  // The shopper leaves the checkout page.
  opened = undefined
  return { what: 'saved', id: placed.value.order.id, state: placed.value.state }
}

function linesOf(owner: string): Promise<CartLine[]> {
  return inDatabase((db) => db.cart.where({ owner }).sortBy('addedAt'))
}
