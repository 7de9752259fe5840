import { isSameAddress, type Address } from '#domain/addresses/address.ts'
import {
  MAX_ADDRESSES,
  savedAddresses,
  withAddress,
  withDefault,
  withoutAddress,
  type AddressEntry,
  type SavedAddress,
} from '#domain/addresses/addressBook.ts'
import type { Result } from '#domain/base/problem.ts'
import { liveQueryForOwner } from '#data/local/liveQuery.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import type { Live } from '#domain/base/live.ts'
import { changeAddressBook } from '#data/requests/preferences.ts'

/** The signed-in account's addresses, the default first; a guest has none. */
export const liveAddresses: Live<SavedAddress[]> = liveQueryForOwner(async (db, owner) =>
  owner === '' ? [] : savedAddresses((await db.preferences.get(owner))?.addresses ?? []),
)

/**
 * Adds a valid address, or changes the one with this id; also restores a deleted one. Works offline
 * and syncs to the account's other devices.
 */
export function saveAddress(address: Address, id = newRecordId()): Promise<Result<true>> {
  return changeAddressBook((book, nowMs) => {
    const next = withAddress(book, { id, address }, nowMs)
    return isOverfull(next, book) ? 'addressesFull' : next
  })
}

/** Saves the address of an order, unless the account already has it or is full. */
export function saveOrderAddress(address: Address): Promise<Result<true>> {
  return changeAddressBook((book, nowMs) => {
    const isKept = savedAddresses(book).some((saved) => isSameAddress(saved.address, address))
    const next = isKept ? book : withAddress(book, { id: newRecordId(), address }, nowMs)
    return isOverfull(next, book) ? book : next
  })
}

/** Deletes an address of the account. */
export function deleteAddress(id: string): Promise<Result<true>> {
  return changeAddressBook((book, nowMs) => withoutAddress(book, id, nowMs))
}

/** Makes an address the default, with which the checkout starts. */
export function makeDefaultAddress(id: string): Promise<Result<true>> {
  return changeAddressBook((book, nowMs) => withDefault(book, id, nowMs))
}

/** Whether there are too many: two devices may each have added the last one allowed. */
function isOverfull(next: AddressEntry[], before: AddressEntry[]): boolean {
  const count = savedAddresses(next).length
  return count > MAX_ADDRESSES && count > savedAddresses(before).length
}
