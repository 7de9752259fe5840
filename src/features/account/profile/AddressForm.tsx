import { useState, type FormEvent } from 'react'
import type { Shopper } from '#domain/account/session.ts'
import type { FieldProblems } from '#domain/base/problem.ts'
import { addressOf, checkAddress } from '#domain/addresses/address.ts'
import type { SavedAddress } from '#domain/addresses/addressBook.ts'
import { newCheckoutDraft } from '#domain/orders/checkoutDraft.ts'
import { EMPTY_SHIPPING } from '#domain/orders/shipping.ts'
import { saveAddress } from '#data/account/addressBook.ts'
import { addresses as words } from '#copy/account/addresses.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { FormActions } from '#ui/parts/FormActions.tsx'
import { FormDialog } from '#ui/notices/FormDialog.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { ShippingFields } from '#ui/forms/ShippingFields.tsx'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'

type AddressFormProps = {
  /** A new address starts with the account's name and number. */
  shopper: Shopper
  saved?: SavedAddress
  onClose: () => void
}

/** The form of one address, in a dialog. */
export function AddressForm({ shopper, saved, onClose }: AddressFormProps) {
  const [typed, setTyped] = useState(() =>
    saved ? { ...EMPTY_SHIPPING, ...saved.address } : newCheckoutDraft('', shopper).shipping,
  )
  const [problems, setProblems] = useState<FieldProblems>({})
  const [busy, run] = useBusy()
  const form = useFirstProblem(problems)

  function submit(event: FormEvent) {
    event.preventDefault()
    const address = addressOf(typed)
    const found = checkAddress(address)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    run(async () => {
      const stored = await saveAddress(address, saved?.id)
      if (!stored.ok) return notifyProblem(stored.problem)
      notify(words.saved)
      onClose()
    })
  }

  return (
    <FormDialog title={saved ? words.editTitle : words.addTitle} onClose={onClose}>
      <form ref={form} className="stack" onSubmit={submit} noValidate>
        <ShippingFields withoutEmail shipping={typed} problems={problems} onChange={setTyped} />
        <FormActions busy={busy} busyLabel={busyLabels.saving} onCancel={onClose}>
          {words.save}
        </FormActions>
      </form>
    </FormDialog>
  )
}
