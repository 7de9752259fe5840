import { useCallback, useEffect, useState } from 'react'
import { draftFields, readCheckout } from '#domain/orders/checkoutDraft.ts'
import type { CheckoutDraft } from '#domain/orders/checkoutDraft.ts'
import { orderNumber } from '#domain/base/identity.ts'
import type { Shopper } from '#domain/base/session.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { CHECKOUT_DRAFT as DRAFT, loadDraft, saveDraft } from '#data/storage/drafts.ts'
import { isOrderKnown } from '#data/outbox/orderRow.ts'
import { useAuth } from '#ui/state/contexts.ts'

type Opened = { draft: CheckoutDraft; number: string; owner: string }

/**
 * What is typed at checkout, kept on the device with every keystroke. It belongs to whoever is
 * signed in: it is unknown until the device has answered, and again when somebody else signs in.
 */
export function useCheckoutDraft() {
  const { session } = useAuth()
  const shopper = session.status === 'in' ? session.user : undefined
  const owner = shopper?.id ?? ''
  const [opened, setOpened] = useState<Opened>()
  const current = opened?.owner === owner ? opened : undefined

  useEffect(() => {
    if (session.status === 'loading' || current) return
    let left = false
    void open(shopper).then(({ draft, isStored }) => {
      if (left) return
      if (!isStored) void saveDraft(DRAFT, draftFields(draft))
      setOpened({ draft, number: orderNumber(draft.order, Date.now()), owner })
    })
    return () => {
      left = true
    }
  }, [session.status, shopper, owner, current])

  const change = useCallback((draft: CheckoutDraft) => {
    setOpened((before) => before && { ...before, draft })
    void saveDraft(DRAFT, draftFields(draft))
  }, [])

  /** The order gets another id, and with it another number; what was typed stays. */
  const renew = useCallback((before: CheckoutDraft) => {
    const draft = { ...before, order: newRecordId() }
    setOpened((now) => now && { ...now, draft, number: orderNumber(draft.order, Date.now()) })
    void saveDraft(DRAFT, draftFields(draft))
  }, [])

  return { draft: current?.draft, number: current?.number ?? '', change, renew }
}

async function open(shopper: Shopper | undefined) {
  const stored = await loadDraft(DRAFT)
  const opened = readCheckout(stored, newRecordId(), shopper)
  // Another tab may have placed an order under this id and then kept what was typed here.
  const draft = (await isOrderKnown(opened.order)) ? { ...opened, order: newRecordId() } : opened
  return { draft, isStored: JSON.stringify(draftFields(draft)) === JSON.stringify(stored) }
}
