import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addToCart } from '#data/cart/cart.ts'
import { Dashboard } from '#features/account/dashboard/Dashboard.tsx'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'
import { product } from '#tests/harness/data/products.ts'

beforeEach(clearDevice)

function show() {
  const page = <Dashboard tabs={{ measurements: null, orders: null, profile: null }} />
  return showPages({ at: '/dashboard', pages: { '/dashboard': page } })
}

it('leads on to the checkout while the cart holds something, as after a sign-up there', async () => {
  signInOnDevice()
  await addToCart(product())
  const user = show()
  await user.click(await screen.findByRole('link', { name: 'Continue to checkout' }))
  expect(screen.getByRole('status', { name: 'where' }).textContent).toBe('/checkout')
})

it('offers no checkout of an empty cart', () => {
  signInOnDevice()
  show()
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Continue to checkout' })).toBeNull()
})

it('moves between the tabs with the arrow keys, and leaves those of the browser to it', async () => {
  signInOnDevice()
  const user = show()
  const where = screen.getByRole('status', { name: 'where' })
  screen.getByRole('tab', { name: 'Measurements' }).focus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(where.textContent).toBe('/dashboard')
  await user.keyboard('{ArrowRight}')
  expect(where.textContent).toBe('/dashboard?tab=orders')
})

const GUEST = 'You are not signed in. What you see here is kept on this device only.'

it('says whose it is before anyone has signed in', () => {
  show()
  expect(screen.getByText(GUEST)).toBeTruthy()
})

it('says nothing of the kind to a shopper who is signed in', async () => {
  signInOnDevice()
  show()
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(screen.queryByText(GUEST)).toBeNull()
})
