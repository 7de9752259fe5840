import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressLine, addressOf } from '#domain/addresses/address.ts'
import { savedAddresses } from '#domain/addresses/addressBook.ts'
import { deleteAddress, liveAddresses, saveAddress } from '#data/account/addressBook.ts'
import { inDatabase } from '#data/storage/database.ts'
import { ProfileTab } from '#features/account/profile/ProfileTab.tsx'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'

const HOME = addressOf(SHIPPING)
const WORK = { ...HOME, address: '4 Hill Road', city: 'Mumbai', zipCode: '400050' }

beforeEach(async () => {
  await clearDevice()
  signInOnDevice()
  await known(0)
})

/** Waits until the page would open with as many addresses, not with those of the last test. */
async function known(count: number) {
  const stop = liveAddresses.subscribe(() => undefined)
  await waitFor(() => expect(liveAddresses.current()).toHaveLength(count))
  stop()
}

async function show() {
  const user = showPages({ at: '/dashboard', pages: { '/dashboard': <ProfileTab /> } })
  await user.click(await screen.findByRole('heading', { name: 'Addresses' }))
  return user
}

async function storedCities() {
  const [row] = await inDatabase((db) => db.preferences.toArray())
  return savedAddresses(row?.addresses ?? []).map(({ address }) => address.city)
}

function button(name: string) {
  return screen.findByRole('button', { name })
}

describe('the addresses of an account', () => {
  it('start empty; a new one starts with the account’s name and number', async () => {
    const user = await show()
    expect(screen.getByText(/^No address is saved yet/)).toBeTruthy()
    await user.click(await button('Add an address'))
    const form = within(await screen.findByRole('dialog', { name: 'New address' }))
    expect(form.queryByLabelText('Email')).toBeNull()
    expect(form.getByLabelText('First name')).toHaveProperty('value', 'Asha')
    expect(form.getByLabelText('WhatsApp number')).toHaveProperty('value', '98765 43210')
    const typed = { Address: '7 Lake Road', City: 'Pune', State: 'Maharashtra' }
    for (const [label, text] of Object.entries(typed)) {
      await user.click(form.getByLabelText(label))
      await user.paste(text)
    }
    await user.click(form.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('PIN code')))
    await user.type(form.getByLabelText('PIN code'), '411001')
    await user.click(form.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText(/7 Lake Road, Pune, Maharashtra 411001, India/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await inDatabase((db) => db.outbox.count())).toBe(1)
  })

  it('are changed in place', async () => {
    await saveAddress(HOME)
    const user = await show()
    await user.click(await button(`Edit ${addressLine(HOME)}`))
    const city = await screen.findByLabelText('City')
    await user.clear(city)
    await user.type(city, 'Nashik')
    await user.click(await button('Save address'))
    expect(await screen.findByText(/7 Lake Road, Nashik/)).toBeTruthy()
    expect(await storedCities()).toEqual(['Nashik'])
  })

  it('come back when a deletion is undone', async () => {
    await saveAddress(HOME)
    const user = await show()
    await user.click(await button(`Delete ${addressLine(HOME)}`))
    const undo = await button('Undo')
    expect(document.activeElement).toBe(undo)
    await waitFor(async () => expect(await storedCities()).toEqual([]))
    await user.click(undo)
    expect(await button(`Edit ${addressLine(HOME)}`)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('show the default first, and another once it is made the default', async () => {
    await saveAddress(HOME, 'address00000001')
    await saveAddress(WORK, 'address00000002')
    const user = await show()
    const first = async () => (await screen.findAllByRole('listitem'))[0]?.textContent
    expect(await first()).toMatch(/7 Lake Road.*Default/)
    await user.click(await button(`Make default: ${addressLine(WORK)}`))
    await waitFor(async () => expect(await first()).toMatch(/4 Hill Road.*Default/))
  })

  it('are counted in the row that opens them', async () => {
    await show()
    expect(screen.getByText('None saved')).toBeTruthy()
    await saveAddress(HOME)
    expect(await screen.findByText('1 saved')).toBeTruthy()
  })

  it('are ten at most', async () => {
    for (let number = 0; number < 10; number += 1)
      await saveAddress({ ...HOME, address: `${number} Lake Road` }, `address0000000${number}`)
    const eleventh = await saveAddress(WORK)
    expect(eleventh).toMatchObject({ ok: false, problem: { code: 'addressesFull' } })
    await show()
    expect(await screen.findByText('Your account keeps up to 10 addresses.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull()
    await deleteAddress('address00000000')
    expect(await button('Add an address')).toBeTruthy()
  })
})
