import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { BELT, button, openProducts, PRODUCTS, sentTo } from '#tests/harness/screen/ownerPages.tsx'

beforeEach(clearDevice)
afterEach(adminSignOut)

const BACK = 'You left this form without saving. What you typed is still here.'

/** Opens a form of the products page. */
async function openForm(name: string) {
  const { api, user } = openProducts()
  await user.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog')
  return { api, user }
}

/** The tablet drops the page, as it may while another app has the screen. */
const dropPage = cleanup

function expectField(label: string, value: string) {
  return waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('value', value))
}

it('what was typed into a product is back after the tablet dropped the page, and only that is sent', async () => {
  const before = await openForm('Edit Leather Belt')
  await before.user.type(screen.getByLabelText('Description'), ' Brass buckle.')
  await before.user.click(screen.getByLabelText(/Draft/))
  expect(screen.queryByText(BACK)).toBeNull()
  dropPage()

  const { api, user } = await openForm('Edit Leather Belt')
  expect(await screen.findByText(BACK)).toBeTruthy()
  await expectField('Description', `${BELT.description} Brass buckle.`)
  expect(screen.getByLabelText(/Draft/)).toHaveProperty('checked', true)
  await user.click(button('Update Product'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(api, 'PATCH', PRODUCTS).map(({ body }) => body)).toEqual([
    { description: `${BELT.description} Brass buckle.`, draft: true },
  ])
  dropPage()

  await openForm('Edit Leather Belt')
  await expectField('Description', `${BELT.description} Brass buckle.`)
  expect(screen.queryByText(BACK)).toBeNull()
})

it('a new product is kept apart from the copy of another', async () => {
  const before = await openForm('Add Product')
  await before.user.type(screen.getByLabelText('Name'), 'Grey Flannel Suit')
  dropPage()
  await openForm('Duplicate Leather Belt')
  await expectField('Name', 'Leather Belt (copy)')
  dropPage()
  await openForm('Add Product')
  await expectField('Name', 'Grey Flannel Suit')
})

it('what was typed is forgotten when the form is cancelled, and when the owner signs out', async () => {
  const before = await openForm('Edit Leather Belt')
  await before.user.type(screen.getByLabelText('Name'), ' in Tan')
  await before.user.click(button('Cancel'))
  dropPage()
  const { user } = await openForm('Edit Leather Belt')
  await expectField('Name', 'Leather Belt')
  await user.type(screen.getByLabelText('Name'), ' in Tan')
  await adminSignOut()
  dropPage()
  await openForm('Edit Leather Belt')
  await expectField('Name', 'Leather Belt')
})
