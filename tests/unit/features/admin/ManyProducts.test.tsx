import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminLogOut } from '#data/desk/account.ts'
import { openDesk, sentTo } from '#tests/harness/screen/ownerPages.tsx'
import { json } from '#tests/harness/screen/fakeOwnerApi.ts'
import { emptyDevice } from '#tests/harness/screen/page.tsx'
import { ownedProduct } from '#tests/harness/data/products.ts'

beforeEach(emptyDevice)
afterEach(async () => {
  await adminLogOut()
  vi.unstubAllGlobals()
})

const DESCRIBED = { description: 'Hand loomed', photo: '' }
const ROWS = [
  ownedProduct('Navy Suit', 1000, { id: 'demoproduct0001', ...DESCRIBED }),
  ownedProduct('Leather Belt', 200, { id: 'demoproduct0002', seq: 2, ...DESCRIBED }),
]

async function open() {
  const desk = openDesk('/admin/products', { products: ROWS })
  await screen.findByText('2 products')
  return desk
}

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

function dialog() {
  return within(screen.getByRole('dialog'))
}

async function chooseFile(user: Awaited<ReturnType<typeof open>>['user'], text: string) {
  await user.click(screen.getByRole('button', { name: 'Import from CSV' }))
  const file = new File([text], 'pieces.csv', { type: 'text/csv' })
  await user.upload(dialog().getByLabelText('Choose a CSV file'), file)
}

describe('a bulk price change', () => {
  it('is previewed, and then sent as one request', async () => {
    const { api, user } = await open()
    api.answer = ({ path }) =>
      path === '/api/owner/products' ? json(200, { changed: 2 }) : undefined
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
    expect(await screen.findByText(/^Saved on this tablet/)).toBeTruthy()
    expect(await screen.findByText('₹1,050')).toBeTruthy()
    expect(await screen.findByText(/2 changes wait on this tablet/)).toBeTruthy()
    expect(sentTo(api, 'POST', /owner\/products/)).toEqual([])
    offline.mockRestore()
  })

  it('changes nothing when one of the products has changed meanwhile', async () => {
    const { api, user } = await open()
    const stale = { status: 409, code: 'newerVersion', message: '', data: { record: ROWS[0] } }
    api.answer = ({ path }) => (path === '/api/owner/products' ? json(409, stale) : undefined)
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

  it('works offline too: each line waits as an edit of its own', async () => {
    const { user } = await open()
    const offline = goOffline()
    const head = 'id,name,price,description,category\n'
    await chooseFile(user, `${head},Stole,1999,Wool,Stoles\ndemoproduct0001,Navy Suit,1,Wool,Suits`)
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    expect(await screen.findByText(/^Saved on this tablet/)).toBeTruthy()
    expect(await screen.findByText('3 products')).toBeTruthy()
    await user.click(await screen.findByRole('link', { name: 'Look at them' }))
    expect(await screen.findByText('New product: Stole')).toBeTruthy()
    expect(await screen.findByText(/^Navy Suit: .*price/)).toBeTruthy()
    offline.mockRestore()
  })
})
