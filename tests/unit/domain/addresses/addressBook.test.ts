import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressLine,
  addressOf,
  checkAddress,
  isSameAddress,
  storedAddress,
} from '#domain/addresses/address.ts'
import {
  isSameBook,
  MAX_ADDRESSES,
  mergeAddressBooks,
  mergeSentBook,
  parseAddressBook,
  savedAddresses,
  withAddress,
  withDefault,
  withoutAddress,
  type AddressEntry,
} from '#domain/addresses/addressBook.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'

const HOME = addressOf(SHIPPING)
const WORK = { ...HOME, address: '4 Hill Road', city: 'Mumbai', zipCode: '400050' }
const AT_HOME = 'homeaddress0001'
const AT_WORK = 'workaddress0001'

/** A book with both addresses, of which the first is the default. */
const BOTH = [AT_HOME, AT_WORK].reduce<AddressEntry[]>(
  (book, id) => withAddress(book, { id, address: id === AT_HOME ? HOME : WORK }, 1000),
  [],
)

function placesOf(book: readonly AddressEntry[]) {
  return savedAddresses(book).map(({ address, isDefault }) => [address.city, isDefault])
}

/** A full book. */
const FULL = Array.from({ length: MAX_ADDRESSES }, (_, index) => ({
  id: `address00000${100 + index}`,
  editedAt: 1000,
  address: { ...HOME, address: `${index} Lake Road` },
}))

describe('an address book', () => {
  it('lists the default first, then the others in the order in which they were added', () => {
    expect(placesOf(BOTH)).toEqual([
      ['Pune', true],
      ['Mumbai', false],
    ])
    expect(placesOf(withDefault(BOTH, AT_WORK, 2000))).toEqual([
      ['Mumbai', true],
      ['Pune', false],
    ])
    expect(savedAddresses([])).toEqual([])
  })

  it('brings back a deleted address, and that it was the default', () => {
    const chosen = withDefault(BOTH, AT_WORK, 2000)
    const deleted = withoutAddress(chosen, AT_WORK, 2000)
    expect(placesOf(deleted)).toEqual([['Pune', true]])
    const undone = withAddress(deleted, { id: AT_WORK, address: WORK }, 2000)
    expect(savedAddresses(undone)).toEqual(savedAddresses(chosen))
  })

  it('keeps the later change although this device’s clock is behind', () => {
    const changed = withAddress(BOTH, { id: AT_HOME, address: WORK }, 10)
    expect(placesOf(mergeAddressBooks(BOTH, changed))).toEqual([
      ['Mumbai', true],
      ['Mumbai', false],
    ])
  })
})

describe('merging two devices’ books', () => {
  const change = fc.record({
    id: fc.constantFrom(AT_HOME, AT_WORK, 'thirdaddress001'),
    what: fc.constantFrom('home', 'work', 'delete', 'default'),
    at: fc.integer({ min: 1, max: 12 }),
  })
  const book = fc.array(change, { maxLength: 8 }).map((changes) =>
    changes.reduce<AddressEntry[]>((before, { id, what, at }) => {
      if (what === 'delete') return withoutAddress(before, id, at)
      if (what === 'default') return withDefault(before, id, at)
      return withAddress(before, { id, address: what === 'home' ? HOME : WORK }, at)
    }, []),
  )

  it('gives the same result in any order and any number of times', () => {
    fc.assert(
      fc.property(book, book, book, (a, b, c) => {
        const merged = mergeAddressBooks(mergeAddressBooks(a, b), c)
        expect(mergeAddressBooks(c, mergeAddressBooks(b, a))).toEqual(merged)
        expect(isSameBook(mergeAddressBooks(merged, b), merged)).toBe(true)
      }),
    )
  })

  it('keeps what each has added, and a later deletion', () => {
    const [atHome] = BOTH
    const deleted = withoutAddress(BOTH, AT_HOME, 2000)
    expect(placesOf(mergeAddressBooks(deleted, atHome ? [atHome] : []))).toEqual([['Mumbai', true]])
  })
})

describe('a book that a device sends', () => {
  it('is merged, with each address as it is stored', () => {
    const address = { ...WORK, city: ' Mumbai\n', phone: '098765 43210' }
    const merged = mergeSentBook(BOTH, [{ id: AT_WORK, editedAt: 2000, address, extra: 1 }])
    expect(merged).toEqual({
      book: [
        { id: AT_HOME, editedAt: 1000, address: storedAddress(HOME) },
        { id: AT_WORK, editedAt: 2000, address: WORK },
      ],
    })
  })

  it('adds no eleventh address, but changes and deletions of a full book', () => {
    const eleventh = { id: AT_HOME, editedAt: 3000, address: HOME }
    expect(mergeSentBook(FULL, [eleventh])).toEqual({ problem: 'addressesFull' })
    const [first] = FULL
    const instead = [{ id: first?.id, editedAt: 2000 }, eleventh]
    expect(mergeSentBook(FULL, instead)).toHaveProperty('book')
  })

  it('accepts a stored address that an older rule let pass, and no new one like it', () => {
    const old = [{ id: AT_HOME, editedAt: 1000, address: { ...HOME, zipCode: '0' } }]
    expect(mergeSentBook(old, old)).toHaveProperty('book')
    expect(mergeSentBook([], old)).toEqual({ problem: 'pinInvalid' })
  })

  it.each([
    ['no list', 'home'],
    ['too many entries', Array.from({ length: 101 }, () => ({ id: AT_HOME, editedAt: 1 }))],
    ['no entry', [null]],
    ['another id', [{ id: '../users', editedAt: 1 }]],
    ['a time that is none', [{ id: AT_HOME, editedAt: 1e300 }]],
    ['a default at no time', [{ id: AT_HOME, editedAt: 1, defaultAt: '2', address: HOME }]],
    ['half an address', [{ id: AT_HOME, editedAt: 1, address: { city: 'Pune' } }]],
  ])('is refused when it is %s', (_what, sent) => {
    expect(mergeSentBook([], sent)).toEqual({ problem: 'refused' })
    expect(parseAddressBook(sent === 'home' ? sent : sent.slice(0, 0))).toEqual([])
  })
})

describe('an address', () => {
  it('is checked like that of an order, without an e-mail', () => {
    expect(checkAddress(HOME)).toEqual({})
    expect(checkAddress({ ...HOME, city: ' ', zipCode: '12' })).toEqual({
      city: 'required',
      zipCode: 'pinInvalid',
    })
    expect(checkAddress({ ...HOME, address: 'x'.repeat(401) })).toEqual({ address: 'tooLong' })
  })

  it('is the same in another spelling of its number', () => {
    expect(isSameAddress(HOME, { ...HOME, phone: '098765-43210' })).toBe(true)
    expect(isSameAddress(HOME, WORK)).toBe(false)
  })

  it('reads on one line', () => {
    expect(addressLine(HOME)).toBe('Asha Rao, 7 Lake Road, Pune, Maharashtra 411001, India')
  })
})
