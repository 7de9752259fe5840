import { useCallback, useEffect, useRef, useState } from 'react'
import {
  draftFields,
  parseCheckoutDraft,
  type CheckoutDraft,
} from '#domain/orders/checkoutDraft.ts'
import { orderNumber } from '#domain/base/identity.ts'
import type { Shopper } from '#domain/account/session.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { CHECKOUT_DRAFT as DRAFT, loadDraft, saveDraft } from '#data/local/drafts.ts'
import { isOrderKnown } from '#data/outbox/orderRow.ts'
import { useAuth } from '#ui/state/contexts.ts'

type LoadedDraft = { draft: CheckoutDraft; number: string; owner: string }

/**
 * The checkout form's draft, stored on the device on every keystroke. It belongs to the signed-in
 * user: undefined until loaded, and again after another user signs in.
 */
export function useCheckoutDraft() {
  const { session } = useAuth()
  const shopper = session.status === 'in' ? session.user : undefined
  const owner = shopper?.id ?? ''
  const [opened, setOpened] = useState<LoadedDraft>()
  const current = opened?.owner === owner ? opened : undefined
  const changes = useRef(0)

  useEffect(() => {
    if (session.status === 'loading' || current) return
    let left = false
    void loadCheckout(shopper).then(({ draft, isStored }) => {
      if (left) return
      if (!isStored) void saveDraft(DRAFT, draftFields(draft))
      setOpened({ draft, number: orderNumber(draft.order, Date.now()), owner })
    })
    return () => {
      left = true
    }
  }, [session.status, shopper, owner, current])

  const change = useCallback((draft: CheckoutDraft) => {
    changes.current += 1
    setOpened((before) => before && { ...before, draft })
    void saveDraft(DRAFT, draftFields(draft))
  }, [])

  /** Gives the order a new id, and so a new number; keeps the form's contents. */
  const renewOrderId = useCallback((before: CheckoutDraft) => {
    const draft = { ...before, order: newRecordId() }
    setOpened((now) => now && { ...now, draft, number: orderNumber(draft.order, Date.now()) })
    void saveDraft(DRAFT, draftFields(draft))
  }, [])

  /** Loads what another tab has stored meanwhile; all input of this tab is already stored. */
  const reload = useCallback(async () => {
    const before = changes.current
    const { draft } = await loadCheckout(shopper)
    setOpened((shown) => {
      if (!shown || changes.current !== before) return shown
      const isSameOrder = shown.draft.order === draft.order
      const number = isSameOrder ? shown.number : orderNumber(draft.order, Date.now())
      return { ...shown, draft, number }
    })
  }, [shopper])

  return { reload, draft: current?.draft, number: current?.number ?? '', change, renewOrderId }
}

async function loadCheckout(shopper: Shopper | undefined) {
  const stored = await loadDraft(DRAFT)
  const opened = parseCheckoutDraft(stored, newRecordId(), shopper)
  // Another tab may have placed an order under this id, after which this draft was saved again.
  const draft = (await isOrderKnown(opened.order)) ? { ...opened, order: newRecordId() } : opened
  return { draft, isStored: JSON.stringify(draftFields(draft)) === JSON.stringify(stored) }
}
