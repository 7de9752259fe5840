import { isRecordId } from '#domain/base/identity.ts'
import { isFields, parseList, type Parsed } from '#domain/base/parse.ts'
import { done } from '#domain/base/problem.ts'
import type { RefusalCode } from '#domain/base/refusal.ts'
import type { PreferencesRecord } from '#domain/orders/mergePreferences.ts'
import {
  checkAddress,
  isSameAddress,
  parseAddress,
  storedAddress,
  type Address,
} from './address.ts'

/**
 * One address of an account's address book; without `address` it is a tombstone, which keeps
 * `defaultAt` for when the deletion is undone. Times are Unix milliseconds of the device that made
 * the change.
 */
export type AddressEntry = {
  id: string
  editedAt: number
  address?: Address
  /** When it was last made the default: the latest of them is. */
  defaultAt?: number
}

/** Preferences and address book, as the server answers them. */
export type ChoicesRecord = PreferencesRecord & { addresses: AddressEntry[] }

export type SavedAddress = { id: string; address: Address; isDefault: boolean }

/** The most addresses that an account keeps. */
export const MAX_ADDRESSES = 10

/** Older tombstones are dropped: by then every device has synced the deletion. */
const MAX_TOMBSTONES = 50

/** The most entries that a device may send: its own and another's, before either is pruned. */
const MAX_SENT = 100

/** The latest time that a date can hold, in Unix milliseconds. */
const LATEST_MS = 8.64e15

/** The addresses of a book: the default first, then in the order in which they were added. */
export function savedAddresses(book: readonly AddressEntry[]): SavedAddress[] {
  const live = book
    .flatMap(({ id, address, defaultAt = 0 }) => (address ? [{ id, address, defaultAt }] : []))
    .sort((one, other) => other.defaultAt - one.defaultAt || (one.id < other.id ? -1 : 1))
  const [first, ...others] = live
  if (!first) return []
  others.sort((one, other) => (one.id < other.id ? -1 : 1))
  return [first, ...others].map(({ id, address }) => ({ id, address, isDefault: id === first.id }))
}

/** Whether a book has more addresses than an account keeps. */
export function hasTooMany(book: readonly AddressEntry[]): boolean {
  return savedAddresses(book).length > MAX_ADDRESSES
}

/** The book with an address added, changed, or restored after its deletion. */
export function withAddress(
  book: readonly AddressEntry[],
  { id, address }: { id: string; address: Address },
  nowMs: number,
): AddressEntry[] {
  const before = book.find((entry) => entry.id === id)
  const entry = { ...before, id, editedAt: later(nowMs, before?.editedAt) }
  return replaced(book, { ...entry, address: storedAddress(address) })
}

/** The book with a tombstone in place of the address. */
export function withoutAddress(
  book: readonly AddressEntry[],
  id: string,
  nowMs: number,
): AddressEntry[] {
  const { address: _address, ...before } = book.find((entry) => entry.id === id) ?? { editedAt: 0 }
  return replaced(book, { ...before, id, editedAt: later(nowMs, before.editedAt) })
}

/** The book with another default. */
export function withDefault(
  book: readonly AddressEntry[],
  id: string,
  nowMs: number,
): AddressEntry[] {
  const before = book.find((entry) => entry.id === id)
  if (!before?.address) return [...book]
  const latest = Math.max(...book.map(({ defaultAt = 0 }) => defaultAt))
  return replaced(book, { ...before, defaultAt: later(nowMs, latest) })
}

/** A time after the previous one, even if this device's clock is behind. */
function later(nowMs: number, before = 0): number {
  return Math.max(nowMs, before + 1)
}

function replaced(book: readonly AddressEntry[], next: AddressEntry): AddressEntry[] {
  return [...book.filter(({ id }) => id !== next.id), next]
}

/**
 * Merges two replicas of a book by id: the latest edit of an entry wins, a deletion included. On
 * equal times the deletion or the greater text wins, so that every device converges.
 */
export function mergeAddressBooks(
  one: readonly AddressEntry[],
  other: readonly AddressEntry[],
): AddressEntry[] {
  const merged = new Map<string, AddressEntry>()
  for (const entry of [...one, ...other])
    merged.set(entry.id, mergeEntries(merged.get(entry.id) ?? entry, entry))
  const entries = [...merged.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  const tombstones = entries
    .filter(({ address }) => !address)
    .sort((a, b) => b.editedAt - a.editedAt)
    .slice(0, MAX_TOMBSTONES)
  return [...entries.filter(({ address }) => address), ...tombstones]
}

function mergeEntries(one: AddressEntry, other: AddressEntry): AddressEntry {
  const { id, editedAt, address } = isLater(other, one) ? other : one
  const defaultAt = Math.max(one.defaultAt ?? 0, other.defaultAt ?? 0)
  return { id, editedAt, ...(address && { address }), ...(defaultAt > 0 && { defaultAt }) }
}

function isLater(one: AddressEntry, other: AddressEntry): boolean {
  if (one.editedAt !== other.editedAt) return one.editedAt > other.editedAt
  if (!one.address || !other.address) return !one.address
  return JSON.stringify(one.address) > JSON.stringify(other.address)
}

/** Whether both hold the same entries, in any order. */
export function isSameBook(one: readonly AddressEntry[], other: readonly AddressEntry[]): boolean {
  return JSON.stringify(mergeAddressBooks(one, [])) === JSON.stringify(mergeAddressBooks(other, []))
}

/**
 * Merges the book that a device sent into the stored one, on the server; otherwise says why it is
 * refused. Only changed addresses are checked: others may be older than a rule.
 */
export function mergeSentBook(
  stored: readonly AddressEntry[],
  sent: unknown,
): { book: AddressEntry[] } | { problem: RefusalCode } {
  if (!Array.isArray(sent) || sent.length > MAX_SENT) return { problem: 'refused' }
  const entries: AddressEntry[] = []
  for (const wire of sent) {
    const read = parseEntry(wire)
    if (!read.ok) return { problem: 'refused' }
    const { id, address } = read.value
    const known = stored.find((other) => other.id === id)?.address
    const isNew = address && !(known && isSameAddress(known, address))
    const [problem] = isNew ? Object.values(checkAddress(address)) : []
    if (problem) return { problem }
    entries.push(address ? { ...read.value, address: storedAddress(address) } : read.value)
  }
  const book = mergeAddressBooks(stored, entries)
  return hasTooMany(book) ? { problem: 'addressesFull' } : { book }
}

/** The readable entries of a book; empty when there is none. */
export function parseAddressBook(wire: unknown): AddressEntry[] {
  const read = parseList(wire, parseEntry)
  return read.ok ? read.value : []
}

function parseEntry(wire: unknown): Parsed<AddressEntry> {
  const invalid = { ok: false, problem: 'not an entry of an address book' } as const
  if (!isFields(wire)) return invalid
  const { id, editedAt, defaultAt } = wire
  if (typeof id !== 'string' || !isRecordId(id) || !isTime(editedAt)) return invalid
  if (defaultAt !== undefined && !isTime(defaultAt)) return invalid
  const entry = { id, editedAt, ...(defaultAt !== undefined && { defaultAt }) }
  if (wire['address'] === undefined) return done(entry)
  const address = parseAddress(wire['address'])
  return address.ok ? done({ ...entry, address: address.value }) : invalid
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LATEST_MS
}
