import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { openDesk, sentTo } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { ownedProduct } from '#tests/harness/data/products.ts'

beforeEach(clearDevice)
afterEach(async () => {
  await adminSignOut()
  vi.unstubAllGlobals()
})

const DESCRIBED = { description: 'Hand loomed', photo: '' }
const ROWS = [
  ownedProduct('Navy Suit', 1000, { id: 'demoproduct0001', ...DESCRIBED }),
  ownedProduct('Leather Belt', 200, { id: 'demoproduct0002', seq: 2, ...DESCRIBED }),
]

async function open(products = ROWS) {
  const desk = openDesk('/admin/products', { products })
  await screen.findByText(/^\d products?$/)
  return desk
}

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

function dialog() {
  return within(screen.getByRole('dialog'))
}

async function chooseFile(user: Awaited<ReturnType<typeof open>>['user'], ...content: BlobPart[]) {
  await user.click(screen.getByRole('button', { name: 'Import from CSV' }))
  const file = new File(content, 'pieces.csv', { type: 'text/csv' })
  await user.upload(dialog().getByLabelText('Choose a CSV file'), file)
}

describe('a bulk price change', () => {
  it('is previewed, and then sent as one request', async () => {
    const { api, user } = await open()
    api.answer = ({ path }) =>
      path === '/api/owner/products' ? Response.json({ changed: 2 }) : undefined
    await user.click(screen.getByRole('button', { name: 'Change prices' }))
    expect(dialog().getByText('₹1,050')).toBeTruthy()
    expect(dialog().getByText('₹210')).toBeTruthy()
    await user.click(dialog().getByRole('button', { name: 'Change prices' }))
    expect(await screen.findByText('2 prices changed')).toBeTruthy()
    const sent = sentTo(api, 'POST', /owner\/products/)
    expect(sent.map(({ body }) => body)).toEqual([
      {
        changes: [
          { id: 'demoproduct0002', base: 1, fields: { price: 210 } },
          { id: 'demoproduct0001', base: 1, fields: { price: 1050 } },
        ],
      },
    ])
  })

  it('waits on this device while offline, and shows in the table', async () => {
    const { api, user } = await open()
    const offline = goOffline()
    await user.click(screen.getByRole('button', { name: 'Change prices' }))
    await user.click(dialog().getByRole('button', { name: 'Change prices' }))
    expect(await screen.findByText(/^Saved on this device/)).toBeTruthy()
    expect(await screen.findByText('₹1,050')).toBeTruthy()
    expect(await screen.findByText(/2 changes wait on this device/)).toBeTruthy()
    expect(sentTo(api, 'POST', /owner\/products/)).toEqual([])
    offline.mockRestore()
  })

  it('changes nothing when one of the products has changed meanwhile', async () => {
    const { api, user } = await open()
    const stale = { status: 409, code: 'newerVersion', message: '', data: { record: ROWS[0] } }
    api.answer = ({ path }) =>
      path === '/api/owner/products' ? Response.json(stale, { status: 409 }) : undefined
    await user.click(screen.getByRole('button', { name: 'Change prices' }))
    await user.click(dialog().getByRole('button', { name: 'Change prices' }))
    expect(await screen.findByText(/Nothing was changed; please try again/)).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

describe('a CSV import', () => {
  it('with faults lists them line by line, and imports nothing', async () => {
    const { api, user } = await open()
    await chooseFile(user, 'name,price,description,category\nStole,1999,Wool,Stoles\n,abc,,\n')
    expect(await screen.findByText(/^1 line needs you/)).toBeTruthy()
    expect(dialog().getByText('Line 3, price')).toBeTruthy()
    expect(dialog().queryByRole('button', { name: 'Import' })).toBeNull()
    expect(sentTo(api, 'POST', /products/)).toEqual([])
  })

  it('lets the same file be chosen again once it is corrected', async () => {
    const { user } = await open()
    await chooseFile(user, 'name,price\nStole,abc\n')
    const file = dialog().getByLabelText<HTMLInputElement>('Choose a CSV file')
    expect(file.files).toHaveLength(1)
    await user.click(file)
    expect(file.files).toHaveLength(0)
  })

  it('previews each field that would change, before it is imported', async () => {
    const { user } = await open()
    const head = 'ID,Name,Price,Description,Category,Shelf\n'
    const rows = 'demoproduct0001,Navy Suit,1200,Hand loomed,Suits,B4\n,Stole,1999,Wool,Stoles,C1'
    await chooseFile(user, head + rows)
    expect(await screen.findByText('1 to add, 1 to change, 0 as they are')).toBeTruthy()
    const table = within(dialog().getByRole('region', { name: 'What would change' }))
    const texts = table
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(texts).toEqual([
      ['Product', 'Field', 'Now', 'Then'],
      ['Navy Suit', 'Price in rupees', '1000', '1200'],
      ['Stole', 'New product', 'Nothing', '1999'],
    ])
    expect(
      dialog().getByText('Not imported, because we do not know the column: Shelf.'),
    ).toBeTruthy()
  })

  it('reads Excel’s plain CSV in Windows-1252, and loses no letter', async () => {
    const { user } = await open()
    const head = new TextEncoder().encode('name,price,description,category\n')
    // Châle m²
    const row = [0x43, 0x68, 0xe2, 0x6c, 0x65, 0x20, 0x6d, 0xb2]
    const rest = new TextEncoder().encode(',1999,Wool,Stoles\n')
    await chooseFile(user, head, Uint8Array.from(row), rest)
    expect(await dialog().findByText('Châle m²')).toBeTruthy()
  })

  it('keeps a sign that plain CSV has lost, and says so', async () => {
    const { user } = await open([
      ownedProduct('Silk ₹ Suit', 1000, { id: 'demoproduct0001', ...DESCRIBED }),
    ])
    await chooseFile(user, 'id,name,price\ndemoproduct0001,Silk ? Suit,1200')
    expect(await dialog().findByText(/^1 cell has “\?”/)).toBeTruthy()
    const table = within(dialog().getByRole('region', { name: 'What would change' }))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows.slice(1)).toEqual(['Silk ₹ SuitPrice in rupees10001200'])
  })

  it('refuses a price of zero, and what a spreadsheet made of a large one', async () => {
    const { user } = await open()
    const head = 'name,price,description,category\n'
    await chooseFile(user, `${head}Stole,0,Wool,Stoles\nRobe,1E+05,Silk,Robes\n`)
    const sentence = 'Please write the price in plain digits, from 1 to 10,00,00,000.'
    expect(await dialog().findAllByText(sentence)).toHaveLength(2)
    expect(dialog().queryByRole('button', { name: 'Import' })).toBeNull()
  })

  it('works offline too: each line waits as an edit of its own', async () => {
    const { user } = await open()
    const offline = goOffline()
    const head = 'id,name,price,description,category\n'
    await chooseFile(user, `${head},Stole,1999,Wool,Stoles\ndemoproduct0001,Navy Suit,1,Wool,Suits`)
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    expect(await screen.findByText(/^Saved on this device/)).toBeTruthy()
    expect(await screen.findByText('3 products')).toBeTruthy()
    await user.click(await screen.findByRole('link', { name: 'Look at them' }))
    expect(await screen.findByText('New product: Stole')).toBeTruthy()
    expect(await screen.findByText(/^Navy Suit: .*price/)).toBeTruthy()
    offline.mockRestore()
  })
})
