import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import {
  BELT,
  button,
  openProducts,
  PRODUCTS,
  SUIT,
  openDesk,
  sentTo,
} from '#tests/harness/screen/ownerPages.tsx'

beforeEach(clearDevice)
afterEach(adminSignOut)

describe('the product table', () => {
  it('shows each product’s name, description, category and price in rupees', async () => {
    openProducts()
    const row = (await screen.findByText('Navy Twill Suit')).closest('tr')
    const cells = row ? within(row).getAllByRole('cell') : []
    expect(cells.slice(1, 5).map((cell) => cell.textContent.trim())).toEqual([
      'Navy Twill Suit',
      'A suit.',
      'Suits',
      '₹42,999',
    ])
    expect(screen.getByText('No image available')).toBeTruthy()
  })

  it('is searched while typing', async () => {
    const { user } = openProducts()
    await screen.findByText('2 products')
    await user.type(screen.getByLabelText('Search products'), 'belt')
    expect(await screen.findByText('1 product')).toBeTruthy()
    expect(screen.queryByText('Navy Twill Suit')).toBeNull()
  })

  it('has its category, choice and order in the address', async () => {
    const { user } = openDesk('/admin/products?shown=drafts', { products: [SUIT, BELT] })
    expect(await screen.findByText('No product matches.')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Show'), 'All')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price, low to high')
    const rows = await screen.findAllByRole('row')
    expect(
      rows.slice(1).map((row) => within(row).getAllByRole('cell')[1]?.textContent.trim()),
    ).toEqual(['Leather Belt', 'Navy Twill Suit'])
    expect(screen.getByLabelText('where').textContent).toContain('order=priceUp')
  })

  it('names a product that this version cannot read, and shows the others', async () => {
    const unreadable = {
      ...SUIT,
      id: 'demoproduct0003',
      name: 'Bespoke Cloak',
      seq: 3,
      price: 'on request',
    }
    openDesk('/admin/products', { products: [SUIT, unreadable] })
    expect(await screen.findByText('1 product')).toBeTruthy()
    expect(screen.getByText(/cannot read 1 entry.*Bespoke Cloak/)).toBeTruthy()
  })

  it('says when products cannot be loaded, and offers a retry', async () => {
    const { api, user } = openProducts()
    api.answer = ({ path }) =>
      path.includes('products')
        ? Response.json({ status: 403, message: 'No.', data: {} }, { status: 403 })
        : undefined
    expect(await screen.findByText('Failed to load products')).toBeTruthy()
    api.answer = () => undefined
    await user.click(button('Try again'))
    expect(await screen.findByText('2 products')).toBeTruthy()
  })
})

describe('adding a product', () => {
  it('names every missing field and sends nothing', async () => {
    const { api, user } = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Add Product' }))
    await user.click(button('Save Product'))
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(4)
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(sentTo(api, 'POST', PRODUCTS)).toEqual([])
  })

  it('parses the price as a decimal number and splits the measurements at commas', async () => {
    const { api, user } = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Add Product' }))
    await user.type(screen.getByLabelText('Name'), 'Linen Kurta')
    await user.type(screen.getByLabelText('Description'), 'Hand loomed')
    await user.type(screen.getByLabelText('Price in rupees'), '3999.50')
    await user.type(screen.getAllByLabelText('Category').at(-1) ?? document.body, 'Kurtas')
    await user.type(screen.getByLabelText('Required measurements'), 'Chest, , Waist')
    await user.click(button('Save Product'))
    expect(await screen.findByText('Product added successfully!')).toBeTruthy()
    expect(sentTo(api, 'POST', PRODUCTS)[0]?.body).toMatchObject({
      name: 'Linen Kurta',
      price: 4000,
      measurements: ['Chest', 'Waist'],
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('3 products')).toBeTruthy()
  })

  it('keeps the input when the server refuses it', async () => {
    const { api, user } = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Duplicate Leather Belt' }))
    api.answer = ({ method }) =>
      method === 'POST'
        ? Response.json({ status: 400, message: 'No.', data: {} }, { status: 400 })
        : undefined
    await user.click(button('Save Product'))
    expect(await screen.findByText('Failed to save product. Please try again.')).toBeTruthy()
    expect(screen.getByDisplayValue('Leather Belt (copy)')).toBeTruthy()
  })
})

describe('deleting a product', () => {
  it('asks first', async () => {
    const { api, user } = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Delete Leather Belt' }))
    expect(screen.getByText('Are you sure you want to delete this product?')).toBeTruthy()
    await user.click(button('Cancel'))
    expect(sentTo(api, 'PATCH', PRODUCTS)).toEqual([])
  })

  it('says so when the server refuses it, and keeps the product', async () => {
    const { api, user } = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Delete Leather Belt' }))
    api.answer = ({ method }) =>
      method === 'PATCH'
        ? Response.json({ status: 400, message: 'No.', data: {} }, { status: 400 })
        : undefined
    await user.click(button('Delete'))
    expect(await screen.findByText('Failed to delete product. Please try again.')).toBeTruthy()
    expect(screen.getByText('2 products')).toBeTruthy()
  })

  it('can be undone', async () => {
    const { api, user } = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Delete Leather Belt' }))
    await user.click(button('Delete'))
    expect(await screen.findByText('Product deleted successfully!')).toBeTruthy()
    expect(await screen.findByText('1 product')).toBeTruthy()
    await user.click(button('Undo'))
    expect(await screen.findByText('2 products')).toBeTruthy()
    const bodies = sentTo(api, 'PATCH', PRODUCTS).map(({ body }) => body['deleted'])
    await waitFor(() => expect(bodies).toEqual([true, false]))
  })
})
