import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { placeInAddress } from '#domain/documents/placeInAddress.ts'
import { openDesk } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { placedOrder } from '#tests/harness/server/sentOrder.ts'

beforeEach(clearDevice)
afterEach(() => adminSignOut())

it.each([
  ['the shop’s own address', placeInAddress(DEFAULT_SHOP.address), 'Picked up at the shop'],
  ['another address', { street: '12 Park Street', zipCode: '700016' }, 'Ships to: 12 Park Street'],
])('says of an order to %s what happens to it', async (_, { street, ...place }, sentence) => {
  const order = { ...placedOrder(), address: street, ...place }
  openDesk(`/admin/orders/${order.id}`, { orders: [order] }, DEFAULT_SHOP)
  expect(await screen.findByText(sentence, { exact: false })).toBeTruthy()
  expect(screen.getAllByText(/^(Ships to|Picked up)/)).toHaveLength(1)
})
