import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import type { Shopper } from '#domain/account/session.ts'
import { addressLine, addressOf, isSameAddress, type Address } from '#domain/addresses/address.ts'
import { MAX_ADDRESSES } from '#domain/addresses/addressBook.ts'
import {
  isUntouched,
  savesAddress,
  newCheckoutDraft,
  type CheckoutDraft,
} from '#domain/orders/checkoutDraft.ts'
import type { FieldProblems } from '#domain/base/problem.ts'
import type { Shipping } from '#domain/orders/shipping.ts'
import { liveAddresses } from '#data/account/addressBook.ts'
import { addresses as words } from '#copy/account/addresses.ts'
import { common } from '#copy/base/frame.ts'
import { ShippingLines } from '#ui/facts/ShippingLines.tsx'
import { SelectField } from '#ui/forms/Field.tsx'
import { ShippingFields } from '#ui/forms/ShippingFields.tsx'
import { useOpenProblems } from '#ui/forms/useOpenProblems.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useLive } from '#ui/state/useLive.ts'
import styles from '#features/checkout/checkout.module.css'

type DraftProps = { draft: CheckoutDraft; change: (draft: CheckoutDraft) => void }

type AccountAddressProps = DraftProps & { shopper: Shopper; problems: FieldProblems }

/**
 * The choice between the account's addresses. An untouched checkout starts with the default. One of
 * them is shown in short, with its form on request or where the order was refused for it; any other
 * is in the form.
 */
export function AccountAddress({ draft, change, shopper, problems }: AccountAddressProps) {
  const known = useLive(liveAddresses)
  const saved = known ?? []
  const isChosen = useRef(false)
  const filledIn = useRef<Address>(undefined)
  /** The address that was typed before a saved one was chosen. */
  const typed = useRef<Address>(undefined)
  // It stays open while it is typed in, also when what is typed is one of the saved.
  const [isOpen, setOpen] = useState(false)
  const isRefused = Object.keys(useOpenProblems(problems, draft.shipping)).length > 0
  const [first] = saved

  // The default may still change, when what other devices sent arrives. Before it is painted, or the
  // form would be seen for a moment.
  useLayoutEffect(() => {
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
    setOpen(!chosen)
    fillIn(chosen?.address ?? typed.current ?? addressOf(newCheckoutDraft('', shopper).shipping))
  }

  if (!known) return null
  const shown = saved.find(({ address }) => isSameAddress(address, draft.shipping))
  return (
    <>
      {first && (
        <SelectField label={words.deliverTo} value={shown?.id ?? ''} onChange={choose}>
          {saved.map(({ id, address }) => (
            <option key={id} value={id}>
              {addressLine(address)}
            </option>
          ))}
          <option value="">{words.another}</option>
        </SelectField>
      )}
      {shown && !isOpen && !isRefused ? (
        <ShortAddress shipping={draft.shipping} onEdit={() => setOpen(true)} />
      ) : (
        <ShippingFields
          shipping={draft.shipping}
          problems={problems}
          onChange={(shipping) => {
            setOpen(true)
            change({ ...draft, shipping, remembered: false })
          }}
        />
      )}
      <KeepAddress draft={draft} change={change} />
    </>
  )
}

type ShortAddressProps = { shipping: Shipping; onEdit: () => void }

/** The chosen address to read, with a button for its form. */
function ShortAddress({ shipping, onEdit }: ShortAddressProps) {
  return (
    <div className={styles.shortAddress}>
      <ShippingLines shipping={shipping} />
      <Button look="quiet" aria-label={words.edit(addressLine(shipping))} onClick={onEdit}>
        {common.edit}
      </Button>
    </div>
  )
}

/** Whether a new address is kept in the account when the order is placed. */
function KeepAddress({ draft, change }: DraftProps) {
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
