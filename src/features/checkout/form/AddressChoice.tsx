import { useEffect, useRef, type ChangeEvent } from 'react'
import type { Shopper } from '#domain/account/session.ts'
import { addressLine, addressOf, isSameAddress, type Address } from '#domain/addresses/address.ts'
import { MAX_ADDRESSES } from '#domain/addresses/addressBook.ts'
import {
  isUntouched,
  savesAddress,
  newCheckoutDraft,
  type CheckoutDraft,
} from '#domain/orders/checkoutDraft.ts'
import { liveAddresses } from '#data/account/addressBook.ts'
import { addresses as words } from '#copy/account/addresses.ts'
import { SelectField } from '#ui/forms/Field.tsx'
import { useLive } from '#ui/state/useLive.ts'
import '#ui/styles/parts/check.css'

type DraftProps = { draft: CheckoutDraft; change: (draft: CheckoutDraft) => void }

/** The choice between the account's addresses. An untouched checkout starts with the default. */
export function AddressChoice({ draft, change, shopper }: DraftProps & { shopper: Shopper }) {
  const saved = useLive(liveAddresses) ?? []
  const isChosen = useRef(false)
  const filledIn = useRef<Address>(undefined)
  /** The address that was typed before a saved one was chosen. */
  const typed = useRef<Address>(undefined)
  const [first] = saved

  // The default may still change, when what other devices sent arrives.
  useEffect(() => {
    if (!first || isChosen.current || filledIn.current === first.address) return
    const before = filledIn.current
    const isOurs = before ? isSameAddress(before, draft.shipping) : isUntouched(draft, shopper)
    filledIn.current = first.address
    if (isOurs) fillIn(first.address)
    else isChosen.current = true
  })

  function fillIn(address: Address) {
    change({ ...draft, shipping: { ...draft.shipping, ...address }, remembered: false })
  }

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    isChosen.current = true
    const chosen = saved.find(({ id }) => id === target.value)
    if (!shown) typed.current = addressOf(draft.shipping)
    fillIn(chosen?.address ?? typed.current ?? addressOf(newCheckoutDraft('', shopper).shipping))
  }

  if (!first) return null
  const shown = saved.find(({ address }) => isSameAddress(address, draft.shipping))
  return (
    <SelectField label={words.deliverTo} value={shown?.id ?? ''} onChange={choose}>
      {saved.map(({ id, address }) => (
        <option key={id} value={id}>
          {addressLine(address)}
        </option>
      ))}
      <option value="">{words.another}</option>
    </SelectField>
  )
}

/** Whether a new address is kept in the account when the order is placed. */
export function KeepAddress({ draft, change }: DraftProps) {
  const saved = useLive(liveAddresses) ?? []
  const isKept = saved.some(({ address }) => isSameAddress(address, draft.shipping))
  if (isKept || saved.length >= MAX_ADDRESSES) return null
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={savesAddress(draft)}
        onChange={({ target }) => change({ ...draft, keepAddress: target.checked })}
      />
      {words.keep}
    </label>
  )
}
