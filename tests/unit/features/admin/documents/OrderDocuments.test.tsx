import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { editIdFor, enqueueEdit, ownerId } from '#data/desk/edits/editQueue.ts'
import { markReachable, markUnreachable } from '#data/server/connection.ts'
import { inDatabase } from '#data/storage/database.ts'
import { APPAREL_RATES } from '#domain/documents/taxRates.ts'
import { placeInAddress } from '#domain/documents/placeInAddress.ts'
import type { Shipping } from '#domain/orders/shipping.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { openDesk, sentTo, SUIT } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { placedOrder, suit } from '#tests/harness/server/sentOrder.ts'

/** The order's page is long, and a simulated page slow where other things run on the machine. */
beforeEach(clearDevice)
afterEach(async () => {
  markReachable()
  await adminSignOut()
})

const ID = 'mworder00000001'
const TAX = {
  registration: 'regular',
  legalName: '',
  gstin: '27AAPFU0939F1ZV',
  codes: [{ category: 'Suits', code: '6203' }],
  rates: APPAREL_RATES,
  sentences: { bill: '' },
}

function orderFor(price: number, to: Partial<Shipping> = {}) {
  return { ...placedOrder({ id: ID, lines: [suit({ price })], ...to }), total: price }
}

const CANCELLED = { ...orderFor(2700), status: 'cancelled' }

const INVOICE = {
  id: 'mwinvoice000001',
  order: ID,
  kind: 'taxInvoice',
  number: 'INV-2627-0001',
  about: '',
  seq: 2,
  content: {
    seller: { name: 'Ember & Thread', address: [], gstin: TAX.gstin },
    buyer: { name: 'Asha Rao', address: [], gstin: '' },
    order: 'ET-1795260951150',
    issuedOn: '2026-11-23',
    placeOfSupply: '27 Maharashtra',
    stateTax: 'SGST',
    sentences: ['Tax is not payable on reverse charge.'],
    lines: [
      {
        position: 0,
        description: 'Navy Twill Suit',
        code: '6203',
        quantity: 1,
        discount: 0,
        amount: 270_000,
        percent: 5,
        taxable: 257_142,
        cgst: 6429,
        sgst: 6429,
        igst: 0,
      },
    ],
  },
}

function open(price: number, tables: Record<string, { id: string }[]> = {}, tax: object = TAX) {
  const shop = [{ ...DEFAULT_SHOP, id: 'shop00000000000', seq: 1, rev: 1, tax }]
  return openDesk(`/admin/orders/${ID}`, { orders: [orderFor(price)], shop, ...tables })
}

const documents = async () => within(await screen.findByRole('region', { name: 'Documents' }))

describe('the documents of an order', () => {
  it('are issued by the server, with the rate that the owner chose where none fits', async () => {
    const { api, user } = open(2700)
    api.answer = ({ method, path }) => {
      if (method !== 'POST' || !path.endsWith('/documents')) return undefined
      api.tables['documents'] = [INVOICE]
      return Response.json(INVOICE)
    }
    const here = await documents()
    const rate = await here.findByLabelText('Rate for this price')
    expect(here.getByText(/between ₹2,625\.01 and ₹2,950 fits neither rate/)).toBeTruthy()
    await user.selectOptions(rate, '5%')
    await user.click(here.getByRole('button', { name: 'Issue invoice' }))
    expect(await here.findByRole('link', { name: 'Tax Invoice INV-2627-0001' })).toBeTruthy()
    expect(here.queryByRole('button', { name: 'Issue invoice' })).toBeNull()
    expect(sentTo(api, 'POST', /documents/)).toMatchObject([
      {
        path: `/api/owner/orders/${ID}/documents`,
        body: { what: 'invoice', place: '27', percent: 5, buyerGstin: '', buyerAddress: '' },
      },
    ])
  })

  it('ask for no rate where one fits, nor for an address that the order has', async () => {
    open(12_000)
    const here = await documents()
    expect(await here.findByLabelText('Place of supply')).toHaveProperty('value', '27')
    expect(here.queryByLabelText('Rate for this price')).toBeNull()
    expect(here.queryByLabelText('Address of the customer')).toBeNull()
  })

  it('ask for the address of a customer who picks the pieces up', async () => {
    const { street: address, ...place } = placeInAddress(DEFAULT_SHOP.address)
    const { api, user } = open(
      12_000,
      { orders: [orderFor(12_000, { ...place, address })] },
      { ...TAX, gstin: '29AAPFU0939F1ZR' },
    )
    api.answer = ({ method, path }) => {
      if (method !== 'POST' || !path.endsWith('/documents')) return undefined
      const data = { fields: { buyerAddress: 'required' } }
      return Response.json({ status: 409, code: 'refused', message: '', data }, { status: 409 })
    }
    const here = await documents()
    // The house is in another state than its address: a customer without one is in the house's.
    expect(await here.findByLabelText('Place of supply')).toHaveProperty('value', '29')
    const issue = here.getByRole('button', { name: 'Issue invoice' })
    await user.click(issue)
    expect(await here.findByText('Please fill in this field.')).toBeTruthy()
    const field = here.getByLabelText('Address of the customer')
    expect(document.activeElement).toBe(field)
    await user.click(field)
    await user.paste('3 MG Road\nBengaluru')
    await user.click(issue)
    await waitFor(() => expect(sentTo(api, 'POST', /documents/)).toHaveLength(2))
    expect(sentTo(api, 'POST', /documents/)[1]?.body).toMatchObject({
      buyerAddress: '3 MG Road\nBengaluru',
    })
  })

  it.each([
    [
      'No HSN or SAC code is set for Suits.',
      [],
      'Set the code in Settings',
      'Codes of the categories',
    ],
    [
      'No rate holds today for 9988, the code of Suits.',
      [{ category: 'Suits', code: '9988' }],
      'Set the rate in Settings',
      'Rates',
    ],
  ])(
    'say why none can be issued (%s) and lead to where it is set',
    async (reason, codes, link, part) => {
      const { user } = open(12_000, {}, { ...TAX, codes })
      const here = await documents()
      expect(await here.findByText(reason, { exact: false })).toBeTruthy()
      expect(here.getByRole('button', { name: 'Issue invoice' })).toHaveProperty('disabled', true)
      await user.click(here.getByRole('link', { name: link }))
      await waitFor(() => expect(document.activeElement?.textContent).toBe(part))
      expect(document.activeElement?.closest('details')).toHaveProperty('open', true)
    },
  )

  it('wait for a network, and say why', async () => {
    open(12_000)
    const here = await documents()
    const issue = await here.findByRole('button', { name: 'Issue invoice' })
    act(markUnreachable)
    expect(issue).toHaveProperty('disabled', true)
    expect(here.getByText(/^Waits for a network: its number is given by the server/)).toBeTruthy()
    act(markReachable)
    expect(issue).toHaveProperty('disabled', false)
  })

  it('wait for what this device has recorded: the server does not count it yet', async () => {
    open(12_000)
    const here = await documents()
    const issue = await here.findByRole('button', { name: 'Issue invoice' })
    const entry = {
      kind: 'discount',
      paise: 50_000,
      method: '',
      reference: '',
      note: 'Late',
    } as const
    const edit = { what: 'entry', order: ID, entry } as const
    await inDatabase((db) => enqueueEdit(db, ownerId(), { id: editIdFor(edit), edit }))
    expect(await here.findByText(/^Waits until what this device has recorded/)).toBeTruthy()
    expect(issue).toHaveProperty('disabled', true)
  })

  it('send the same request again after an answer was lost', async () => {
    const { api, user } = open(12_000)
    let isLost = true
    api.answer = ({ method, path }) => {
      if (method !== 'POST' || !path.endsWith('/documents')) return undefined
      if (isLost) return new Response('', { status: 502 })
      return Response.json(INVOICE)
    }
    const here = await documents()
    const issue = await here.findByRole('button', { name: 'Issue invoice' })
    await user.click(issue)
    expect(await screen.findByText(/^We cannot reach the shop just now/)).toBeTruthy()
    isLost = false
    act(markReachable)
    await user.click(issue)
    await vi.waitFor(() => {
      const ids = sentTo(api, 'POST', /documents/).map(({ body }) => body['id'])
      expect(ids).toHaveLength(2)
      expect(new Set(ids).size).toBe(1)
    })
  })

  it('are corrected by a credit note of no more than is left', async () => {
    const { api, user } = open(2700, { documents: [INVOICE] })
    const here = await documents()
    await user.click(await here.findByText(/^Credit note for/))
    const amount = here.getByLabelText('Amount to credit, in rupees')
    expect(amount).toHaveProperty('value', '2700.00')
    await user.click(here.getByLabelText('Reason, which the customer reads'))
    await user.paste('Returned')
    await user.clear(amount)
    await user.paste('2700.01')
    await user.click(here.getByRole('button', { name: 'Credit note' }))
    expect(await here.findByText(/^Please write the amount in rupees/)).toBeTruthy()
    expect(document.activeElement).toBe(amount)
    expect(sentTo(api, 'POST', /documents/)).toEqual([])
    await user.clear(amount)
    await user.paste('100')
    await user.click(here.getByRole('button', { name: 'Credit note' }))
    await vi.waitFor(() =>
      expect(sentTo(api, 'POST', /documents/)[0]?.body).toMatchObject({
        what: 'creditNote',
        invoice: INVOICE.id,
        paise: 10_000,
        reason: 'Returned',
      }),
    )
  })

  it('say where the invoice and the order differ', async () => {
    const discount = { id: 'mwdiscount00001', order: ID, kind: 'discount', paise: 10_000, seq: 3 }
    open(2700, { documents: [INVOICE], order_events: [discount] })
    const here = await documents()
    expect(await here.findByText(/charges ₹2,700, the order now costs ₹2,600/)).toBeTruthy()
  })

  it('say that the invoice of a cancelled order has to be credited', async () => {
    open(2700, { documents: [INVOICE], orders: [CANCELLED] })
    const here = await documents()
    expect(await here.findByText(/charges ₹2,700, the order now costs ₹0/)).toBeTruthy()
  })

  it('say nothing about the invoice of an order that was never invoiced before it was cancelled', async () => {
    open(2700, { orders: [CANCELLED] })
    const here = await documents()
    expect(await here.findByText('No bill or invoice yet.')).toBeTruthy()
    expect(here.queryByText(/the order now costs/)).toBeNull()
  })

  it('point to the settings before the house has said how it is registered', async () => {
    openDesk(`/admin/orders/${ID}`, {
      orders: [orderFor(2700)],
      shop: [{ ...DEFAULT_SHOP, id: 'shop00000000000', seq: 1, rev: 1 }],
    })
    const here = await documents()
    expect(await here.findByRole('link', { name: /^Say in Settings/ })).toBeTruthy()
    expect(here.queryByRole('button', { name: 'Issue invoice' })).toBeNull()
  })
})

describe('a discount', () => {
  it('is warned about where the price that is left fits neither rate', async () => {
    const { user } = open(3000)
    await user.selectOptions(await screen.findByLabelText('Record'), 'discount')
    await user.click(screen.getByLabelText('Amount in rupees'))
    await user.paste('300')
    expect(await screen.findByText(/^From ₹2,625\.01 to ₹2,950 neither GST rate fits/)).toBeTruthy()
    await user.paste('0')
    expect(screen.queryByText(/neither GST rate fits/)).toBeNull()
  })

  it('is no longer warned about once it is added', async () => {
    const { user } = open(3000)
    await user.selectOptions(await screen.findByLabelText('Record'), 'discount')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.type(screen.getByLabelText('Amount in rupees'), '100')
    expect(await screen.findByText(/neither GST rate fits/)).toBeTruthy()
    await user.type(screen.getByLabelText('Reason, which the customer reads'), 'A late lining')
    await user.click(screen.getByRole('button', { name: 'Add discount' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('value', ''),
    )
    expect(screen.queryByText(/neither GST rate fits/)).toBeNull()
  })
})

describe('a price', () => {
  it('is warned about where it, or what an offer leaves of it, fits neither rate', async () => {
    const shop = [{ ...DEFAULT_SHOP, id: 'shop00000000000', seq: 1, rev: 1, tax: TAX }]
    const { user } = openDesk('/admin/products', { products: [SUIT], shop })
    await user.click(await screen.findByRole('button', { name: 'Add Product' }))
    const form = within(await screen.findByRole('dialog'))
    const type = async (label: string, text: string) => {
      await user.clear(form.getByLabelText(label))
      await user.paste(text)
    }
    await type('Name', 'A suit')
    await type('Description', 'Wool')
    await type('Category', 'Suits')
    await type('Price in rupees', '2625')
    const warning = /neither GST rate fits/
    expect(form.queryByText(warning)).toBeNull()
    await type('Price in rupees', '2950')
    expect(await form.findByText(warning)).toBeTruthy()
    await type('Price in rupees', '3000')
    expect(form.queryByText(warning)).toBeNull()
    await user.selectOptions(form.getByLabelText('What it takes off'), 'percent')
    await type('Percent off, 1 to 99', '5')
    expect(await form.findByText(warning)).toBeTruthy()
  })

  it('is warned about where many change at once, in a table or by a file', async () => {
    const shop = [{ ...DEFAULT_SHOP, id: 'shop00000000000', seq: 1, rev: 1, tax: TAX }]
    const { user } = openDesk('/admin/products', { products: [{ ...SUIT, price: 2600 }], shop })
    await user.click(await screen.findByRole('button', { name: 'Change prices' }))
    const warning = /: From ₹2,625\.01 to ₹2,950 neither GST rate fits/
    const form = within(await screen.findByRole('dialog'))
    expect(await form.findByText(warning)).toBeTruthy()
    await user.clear(form.getByLabelText('Percent, with a minus to lower'))
    await user.paste('-5')
    expect(form.queryByText(warning)).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Import from CSV' }))
    const file = new File(['name,price,description,category\nA jacket,2800,Wool,Suits'], 'a.csv')
    await user.upload(await screen.findByLabelText('Choose a CSV file'), file)
    expect((await screen.findByText(warning)).textContent).toMatch(/^A jacket: /)
  })
})
