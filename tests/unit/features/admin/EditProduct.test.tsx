import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { waitingEdits } from '#data/desk/edits/queuedEdits.ts'
import { type FakeOwnerApi } from '#tests/harness/screen/fakeOwnerApi.ts'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import {
  BELT,
  button,
  openDesk,
  openProducts,
  PRODUCTS,
  SUIT,
  sentTo,
} from '#tests/harness/screen/ownerPages.tsx'

beforeEach(clearDevice)
afterEach(async () => {
  await adminSignOut()
  vi.restoreAllMocks()
})

/** The server has this version of the product, and refuses edits of the one before it. */
function storeNewer(api: FakeOwnerApi, record: typeof BELT) {
  api.answer = ({ method, query }) =>
    method === 'PATCH' && query.get('base') === '1'
      ? Response.json(
          { status: 409, code: 'newerVersion', message: '', data: { record } },
          { status: 409 },
        )
      : undefined
}

/** Opens the belt and types another price. */
async function priceBelt(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Edit Leather Belt' }))
  await user.clear(screen.getByLabelText('Price in rupees'))
  await user.type(screen.getByLabelText('Price in rupees'), '3100')
}

describe('editing a product', () => {
  it('sends nothing when nothing was changed, online or offline', async () => {
    const { api, user } = openProducts()
    for (const online of [true, false]) {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
      await user.click(await screen.findByRole('button', { name: 'Edit Leather Belt' }))
      await user.click(button('Update Product'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(sentTo(api, 'PATCH', PRODUCTS)).toEqual([])
    expect(await waitingEdits()).toEqual([])
  })

  it('shows the picture of an address until it is removed', async () => {
    const { api, user } = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Edit Navy Twill Suit' }))
    const photo = screen.getByRole('group', { name: 'Photo' })
    expect(photo.querySelector('img')?.getAttribute('src')).toBe(`${SUIT.image}-480.webp`)
    await user.click(button('Remove photo'))
    expect(photo.querySelector('img')).toBeNull()
    expect(screen.getByText('Drop a photo here')).toBeTruthy()
    await user.click(button('Update Product'))
    expect(await screen.findByText('Product updated successfully!')).toBeTruthy()
    expect(sentTo(api, 'PATCH', PRODUCTS).map(({ body }) => body)).toEqual([{ image: '' }])
  })

  it('takes an offer as percentage and conditions, and says what is missing', async () => {
    const { api, user } = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Edit Navy Twill Suit' }))
    await user.click(screen.getByText('More details'))
    const offer = within(screen.getByRole('group', { name: 'Offer' }))
    await user.selectOptions(offer.getByLabelText('What it takes off'), 'A percentage')
    await user.click(button('Update Product'))
    expect(await offer.findByText(/We cannot compute this offer/)).toBeTruthy()
    await user.type(offer.getByLabelText('Percent off, 1 to 99'), '15')
    await user.type(offer.getByLabelText('From how many pieces'), '2')
    await user.type(offer.getByLabelText('Code to enter'), 'diwali')
    await user.click(offer.getByLabelText('Only in the first order of an account'))
    await user.click(button('Update Product'))
    expect(await screen.findByText('Product updated successfully!')).toBeTruthy()
    const conditions = { firstOrder: true, minQuantity: 2, code: 'DIWALI' }
    await waitFor(() =>
      expect(sentTo(api, 'PATCH', PRODUCTS).map(({ body }) => body)).toMatchObject([
        { detail: { offer: { kind: 'percent', value: 15, ...conditions } } },
      ]),
    )
  })

  it('stores the cloth details, and refuses an invalid weight', async () => {
    const { api, user } = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Edit Navy Twill Suit' }))
    await user.click(screen.getByText('More details'))
    await user.type(screen.getByLabelText('Mill or maker'), 'Worsted mill in Ludhiana')
    await user.type(screen.getByLabelText(/^Weave/), 'Twill')
    await user.type(screen.getByLabelText(/^What is included/), 'Jacket, Trousers')
    await user.type(screen.getByLabelText('Weight in grams per square metre'), 'light')
    const occasions = within(screen.getByRole('group', { name: 'Occasions' }))
    await user.click(occasions.getByLabelText('Office'))
    await user.click(occasions.getByLabelText('Wedding'))
    await user.click(button('Update Product'))
    const weight = screen.getByLabelText(/^Weight in grams/)
    expect(weight.getAttribute('aria-invalid')).toBe('true')
    await user.clear(weight)
    await user.type(weight, '190 gsm')
    await user.click(button('Update Product'))
    expect(await screen.findByText('Product updated successfully!')).toBeTruthy()
    const detail = {
      mill: 'Worsted mill in Ludhiana',
      weave: 'Twill',
      weight: 190,
      included: ['Jacket', 'Trousers'],
      occasions: ['wedding', 'office'],
    }
    await waitFor(() =>
      expect(sentTo(api, 'PATCH', PRODUCTS).map(({ body }) => body)).toMatchObject([{ detail }]),
    )
  })

  it('says at the photo that a file cannot be read', async () => {
    // No engine but WebKit decodes HEIC; happy-dom decodes nothing.
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('InvalidStateError')))
    const { user } = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Edit Navy Twill Suit' }))
    const photo = screen.getByRole('group', { name: 'Photo' })
    const file = new File(['ftypheic'], 'suit.heic', { type: 'image/heic' })
    await user.upload(within(photo).getByLabelText('Choose a photo'), file)
    expect((await within(photo).findByRole('alert')).textContent).toMatch(/JPEG or PNG/)
    vi.unstubAllGlobals()
  })

  it('starts from the revision that was read', async () => {
    const { api, user } = openProducts()
    await priceBelt(user)
    await user.click(button('Update Product'))
    expect(await screen.findByText('Product updated successfully!')).toBeTruthy()
    await waitFor(() => {
      const [patch] = sentTo(api, 'PATCH', PRODUCTS)
      expect([patch?.query.get('base'), patch?.body['price']]).toEqual(['1', 3100])
    })
  })

  it('says inside the dialog that it could not be saved, until the next try', async () => {
    const { api, user } = openProducts()
    let isRefusing = true
    api.answer = ({ method }) =>
      method === 'PATCH' && isRefusing
        ? Response.json({ status: 400, code: 'refused', message: '', data: {} }, { status: 400 })
        : undefined
    await priceBelt(user)
    await user.click(button('Update Product'))
    const form = within(screen.getByRole('dialog'))
    const alert = await form.findByRole('alert')
    expect(alert.textContent).toBe('Failed to save product. Please try again.')
    isRefusing = false
    await user.click(button('Update Product'))
    expect(await screen.findByText('Product updated successfully!')).toBeTruthy()
  })

  it('shows both versions when a newer one was saved, and lets the owner decide', async () => {
    const { api, user } = openProducts()
    const newer = { ...BELT, price: 5000, rev: 2, seq: 9 }
    storeNewer(api, newer)
    await priceBelt(user)
    await user.click(button('Update Product'))
    const versions = within(await screen.findByRole('dialog', { name: 'Two versions' }))
    expect(versions.getByText('5000')).toBeTruthy()
    expect(versions.getByText('3100')).toBeTruthy()
    await user.click(button('Save what is chosen'))
    expect(await screen.findByText('Product updated successfully!')).toBeTruthy()
    await waitFor(() => {
      const bases = sentTo(api, 'PATCH', PRODUCTS).map(({ query }) => query.get('base'))
      expect(bases).toEqual(['1', '2'])
    })
  })

  it.each([
    ['the removal', '', 'Nothing', { price: 3100, photo: null }],
    ['the photo in the shop', '', 'The photo in the shop', { price: 3100 }],
    [
      'the picture below it',
      '/pictures/belt.avif',
      'The picture /pictures/belt.avif',
      { price: 3100, photo: null },
    ],
  ])('asks which photo to keep, and keeps %s', async (_, image, chosen, sent) => {
    const belt = { ...BELT, image, photo: 'belt_old.jpg' }
    const { api, user } = openDesk('/admin/products', { products: [belt] })
    const newer = { ...belt, photo: 'belt_theirs.jpg', rev: 2, seq: 9 }
    storeNewer(api, newer)
    await priceBelt(user)
    await user.click(button('Remove photo'))
    await user.click(button('Update Product'))
    const versions = within(await screen.findByRole('dialog', { name: 'Two versions' }))
    const photo = within(versions.getByRole('row', { name: /^Photo/ }))
    await user.click(photo.getByRole('radio', { name: chosen }))
    await user.click(button('Save what is chosen'))
    expect(await screen.findByText('Product updated successfully!')).toBeTruthy()
    expect(sentTo(api, 'PATCH', PRODUCTS).at(-1)?.body).toEqual(sent)
  })
})
