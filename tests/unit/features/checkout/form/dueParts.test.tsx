import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addToCart } from '#data/cart/cart.ts'
import type { PaymentTerms } from '#domain/money/terms.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { Checkout } from '#features/checkout/form/Checkout.tsx'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'
import { product } from '#tests/harness/data/products.ts'

beforeEach(clearDevice)

const FIRST = 'Due before work begins'
const LATER = 'Due on delivery'

/** What the summary says is to be paid when. */
async function parts(terms: PaymentTerms | undefined) {
  await addToCart(product({ price: 333 }))
  const shop = { ...DEFAULT_SHOP, ...(terms && { payment: { terms, upiId: '' } }) }
  showPages({ at: '/checkout', shop, pages: { '/checkout': <Checkout /> } })
  const summary = within(await screen.findByRole('region', { name: 'Order Summary' }))
  await summary.findByText('Total')
  const amountOf = (name: string) => summary.queryByText(name)?.nextElementSibling?.textContent
  return [amountOf(FIRST), amountOf(LATER)]
}

it.each([
  [{ kind: 'full' }, ['₹333', undefined]],
  [{ kind: 'advance', percent: 50 }, ['₹166', '₹167']],
  [{ kind: 'advance', percent: 33 }, ['₹109', '₹224']],
  [{ kind: 'delivery' }, [undefined, '₹333']],
  [undefined, [undefined, undefined]],
] as const)('Terms %j say before ordering what is to be paid when', async (terms, expected) => {
  expect(await parts(terms)).toEqual(expected)
})
