import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addToCart } from '#data/cart/cart.ts'
import { addSet } from '#data/measurements/measurementSets.ts'
import { Checkout } from '#features/checkout/form/Checkout.tsx'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'
import { product } from '#tests/harness/data/products.ts'

const SUIT = product({ measurements: ['Chest'] })
const SHIRT = product({ id: 'demoproduct0002', name: 'White Poplin Shirt', measurements: ['Neck'] })

beforeEach(clearDevice)

function show() {
  showPages({ at: '/checkout', pages: { '/checkout': <Checkout /> } })
  return screen.findByText(/^No measurements yet/)
}

function linkTo(name: string) {
  return screen.queryByRole('link', { name })?.getAttribute('href')
}

it('names each piece without measurements once, and leads to where they are added', async () => {
  signInOnDevice()
  await addToCart(SUIT, { material: 'Wool' })
  await addToCart(SUIT, { material: 'Silk' })
  await addToCart(SHIRT)
  const { textContent } = await show()
  expect(textContent).toMatch(/for Navy Twill Suit and White Poplin Shirt\. You may order now/)
  expect(linkTo('Add them now')).toBe('/dashboard?tab=measurements')
})

it('leads to the cart where several people are known and none is chosen', async () => {
  signInOnDevice()
  for (const name of ['Asha', 'Ravi']) await addSet(name, { neck: 350 })
  await addToCart(SUIT)
  await show()
  const link = await screen.findByRole('link', { name: 'Choose them in the cart' })
  expect(link.getAttribute('href')).toBe('/cart')
  expect(linkTo('Add them now')).toBeUndefined()
})

it('leads to the measurements where the chosen ones lack some', async () => {
  signInOnDevice()
  await addSet('Asha', { neck: 350 })
  await addToCart(SUIT)
  await show()
  expect(linkTo('Add them now')).toBe('/dashboard?tab=measurements')
})

it('leads a guest nowhere', async () => {
  await addToCart(SUIT)
  await show()
  expect(linkTo('Add them now')).toBeUndefined()
})
