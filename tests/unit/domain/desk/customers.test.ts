import { describe, expect, it } from 'vitest'
import { earlierBodies, earlierCustomers } from '#domain/desk/customers.ts'
import { EMPTY_SHIPPING, type Shipping } from '#domain/orders/shipping.ts'
import { LINE } from '#tests/harness/data/orderLine.ts'

const PHONE = { countryCode: '+91', phone: '98765 43210' }

function order(id: string, shipping: Partial<Shipping>, more: object = {}) {
  const created = `2026-11-${id}T09:00:00.000Z`
  const lines = [LINE]
  return {
    id,
    number: `ET-${id}`,
    created,
    lines,
    shipping: { ...EMPTY_SHIPPING, ...shipping },
    ...more,
  }
}

function measured(chest: number, more: object = {}) {
  return {
    ...LINE,
    measurements: { set: '', setName: 'A', version: 1, values: { chest }, ...more },
  }
}

describe('customers who have ordered before', () => {
  const orders = [
    order('01', { firstName: 'Asha', lastName: 'Rao', ...PHONE, city: 'Pune' }),
    order('02', { firstName: 'Ravi', lastName: 'Rao', ...PHONE }),
    order('03', {
      firstName: 'asha',
      lastName: 'rao',
      countryCode: '+91',
      phone: '+91 9876543210',
    }),
    order('04', { firstName: 'Asha', lastName: 'Rao', email: 'other@example.com' }),
  ]

  it('are each named once, by the latest order; one phone may be of a family', () => {
    const found = earlierCustomers(orders, 'rao', 5).map(({ id }) => id)
    expect(found).toEqual(['04', '03', '02'])
    expect(earlierCustomers(orders, '98765', 5).map(({ id }) => id)).toEqual(['03', '02'])
  })

  it('are limited to the list’s size, and empty before two letters are typed', () => {
    expect(earlierCustomers(orders, 'rao', 1)).toHaveLength(1)
    expect(earlierCustomers(orders, 'r', 5)).toEqual([])
    expect(earlierCustomers(orders, '  ', 5)).toEqual([])
  })
})

describe('the measurements of earlier orders', () => {
  const orders = [
    order('01', { firstName: 'Asha', ...PHONE }, { lines: [measured(900), measured(990)] }),
    order('02', { firstName: 'Ravi', ...PHONE }, { lines: [measured(990), LINE] }),
    order('03', { firstName: 'Uma', phone: '99999 99999' }, { lines: [measured(800)] }),
    order('04', { firstName: 'Asha', ...PHONE }, { lines: [measured(500, { kind: 'garment' })] }),
  ]

  it('are those of the phone, each once from when they were taken, and none along a garment', () => {
    const found = earlierBodies(orders, PHONE, 5)
    expect(found.map(({ customer, values }) => [customer, values.chest])).toEqual([
      ['Asha', 990],
      ['Asha', 900],
    ])
  })

  it('are empty until the phone number is complete', () => {
    expect(earlierBodies(orders, { countryCode: '+91', phone: '987' }, 5)).toEqual([])
    expect(earlierBodies([order('05', {}, { lines: [measured(9)] })], EMPTY_SHIPPING, 5)).toEqual(
      [],
    )
  })
})
