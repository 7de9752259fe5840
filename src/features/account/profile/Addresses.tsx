import { useState } from 'react'
import type { Shopper } from '#domain/account/session.ts'
import type { Result } from '#domain/base/problem.ts'
import { addressLine } from '#domain/addresses/address.ts'
import { MAX_ADDRESSES, type SavedAddress } from '#domain/addresses/addressBook.ts'
import {
  deleteAddress,
  liveAddresses,
  makeDefaultAddress,
  saveAddress,
} from '#data/account/addressBook.ts'
import { addresses as words } from '#copy/account/addresses.ts'
import { profile } from '#copy/account/dashboard.ts'
import { common } from '#copy/base/frame.ts'
import { Button } from '#ui/parts/Button.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { UndoNotice } from '#ui/notices/UndoNotice.tsx'
import { useLive } from '#ui/state/useLive.ts'
import { AddressForm } from './AddressForm.tsx'
import styles from './profile.module.css'
import { Setting } from './Setting.tsx'
import '#ui/styles/parts/chips.css'

/** The addresses that the account keeps: add, change, delete with undo, choose the default. */
export function Addresses({ shopper }: { shopper: Shopper }) {
  const saved = useLive(liveAddresses)
  const [open, setOpen] = useState<SavedAddress | 'new'>()
  const [removed, setRemoved] = useState<SavedAddress>()
  if (!saved) return <Setting title={words.title}>{null}</Setting>

  async function act(change: Promise<Result<true>>, removing?: SavedAddress) {
    const changed = await change
    if (!changed.ok) return notifyProblem(changed.problem)
    setRemoved(removing)
  }

  return (
    <>
      <Setting title={words.title} value={profile.addressesSaved(saved.length)}>
        <div className="stack">
          <p className="hint">{saved.length === 0 ? words.none : words.lead}</p>
          {saved.length > 0 && (
            <ul className={styles.choices}>
              {saved.map((one) => (
                <AddressItem
                  key={one.id}
                  saved={one}
                  onEdit={() => setOpen(one)}
                  onDelete={() => void act(deleteAddress(one.id), one)}
                  onDefault={() => void act(makeDefaultAddress(one.id))}
                />
              ))}
            </ul>
          )}
          {saved.length < MAX_ADDRESSES ? (
            <div className={styles.act}>
              <Button look="outline" onClick={() => setOpen('new')}>
                {words.add}
              </Button>
            </div>
          ) : (
            <p className="hint">{words.full}</p>
          )}
        </div>
      </Setting>
      {open && (
        <AddressForm
          shopper={shopper}
          {...(open !== 'new' && { saved: open })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {removed && (
        <UndoNotice
          key={removed.id}
          text={words.deleted}
          onUndo={() => void act(saveAddress(removed.address, removed.id))}
          onDismiss={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}

type AddressItemProps = {
  saved: SavedAddress
  onEdit: () => void
  onDelete: () => void
  onDefault: () => void
}

function AddressItem({ saved, onEdit, onDelete, onDefault }: AddressItemProps) {
  const line = addressLine(saved.address)
  return (
    <li>
      <p>
        {line} {saved.isDefault && <span className="chip">{words.isDefault}</span>}
      </p>
      <div className="row">
        <Button look="quiet" aria-label={words.edit(line)} onClick={onEdit}>
          {common.edit}
        </Button>
        {!saved.isDefault && (
          <Button look="quiet" aria-label={words.makeDefaultOf(line)} onClick={onDefault}>
            {words.makeDefault}
          </Button>
        )}
        <Button look="quiet" aria-label={words.remove(line)} onClick={onDelete}>
          {common.delete}
        </Button>
      </div>
    </li>
  )
}
