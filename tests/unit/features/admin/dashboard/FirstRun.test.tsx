import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { ownedProduct } from '#tests/harness/data/products.ts'
import { OWNER, type FakeOwnerApi } from '#tests/harness/screen/fakeOwnerApi.ts'
import { openDesk, sentTo } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'

beforeEach(clearDevice)
afterEach(async () => {
  await adminSignOut()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const SHOP = { ...DEFAULT_SHOP, id: 'shop00000000000', seq: 1, rev: 0 }
const demo = (number: number, more: object = {}) =>
  ownedProduct(`Demo ${number}`, 1000, {
    id: `demoproduct000${number}`,
    seq: number,
    description: 'A demo',
    photo: '',
    ...more,
  })

type Tables = FakeOwnerApi['tables']

/** A new house: four demo products, one of them edited and one in an open order. */
function openNewHouse(more: Tables = {}) {
  const order = sentOrder({ id: 'firstrunorder01' })
  const [line] = order.lines
  return openDesk('/admin/dashboard', {
    shop: [SHOP],
    products: [demo(1), demo(2), demo(3, { rev: 2, price: 1500 }), demo(4)],
    orders: [
      {
        ...order,
        lines: [{ ...line, product: 'demoproduct0004' }],
        number: 'ET-1',
        status: 'cutting',
        total: 1000,
        source: 'shop',
        trialDate: '',
        dueDate: '',
        seq: 1,
        rev: 1,
        created: '2026-11-20 10:00:00.000Z',
      },
    ],
    ...more,
  })
}

const list = async () => within(await screen.findByRole('region', { name: 'First steps' }))
const button = (name: string) => screen.findByRole('button', { name })

/** The desk's answer to a deletion of many, with the products as they are then. */
function applyMany(api: FakeOwnerApi) {
  api.answer = ({ path, body }) => {
    if (path !== '/api/owner/products') return undefined
    const changes = Array.isArray(body['changes']) ? body['changes'] : []
    for (const { id, fields } of changes as { id: string; fields: object }[]) {
      const rows = api.tables['products'] ?? []
      const seq = 1 + Math.max(...rows.map((row) => Number(row['seq'])))
      api.tables['products'] = rows.map((row) =>
        row.id === id ? { ...row, ...fields, seq, rev: Number(row['rev']) + 1 } : row,
      )
    }
    return Response.json({ changed: changes.length })
  }
}

describe('the first-run list', () => {
  it('leads to where each step is done', async () => {
    openNewHouse()
    const links = (await list()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Give the house its name', '/admin/settings#name'],
      ['Give the house its WhatsApp number', '/admin/settings#whatsappNumber'],
      ['Give the house its hours', '/admin/settings#hours'],
      ['Add the first piece of your own', '/admin/products#add'],
    ])
    expect((await list()).getByText(/^1 of 6 done/)).toBeTruthy()
  })

  it('asks for another password only while the server says that it is the first one', async () => {
    const record = { ...OWNER.record, passwordChanged: false }
    const { api } = openNewHouse()
    api.answer = ({ path }) =>
      path.endsWith('auth-refresh') ? Response.json({ ...OWNER, record }) : undefined
    const name = 'Change the first password'
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/admin/settings#password')
  })

  it('leads to the field itself', async () => {
    const { user } = openNewHouse()
    await user.click((await list()).getByRole('link', { name: 'Give the house its hours' }))
    await vi.waitFor(() => expect(document.activeElement).toHaveProperty('value', 'Mon-Fri'))
  })

  it('leads to the form of a new product', async () => {
    const { user } = openNewHouse()
    await user.click((await list()).getByRole('link', { name: 'Add the first piece of your own' }))
    expect(await screen.findByRole('dialog', { name: 'Add Product' })).toBeTruthy()
  })

  it('disappears when every step is done', async () => {
    const shop = { ...SHOP, name: 'Neha', whatsappNumber: '+919876543210', hours: [] }
    const products = [demo(3, { rev: 2 }), { ...demo(5), id: 'ownpiece0000001' }]
    openNewHouse({ shop: [shop], products })
    await screen.findByRole('heading', { name: 'Total Products' })
    await vi.waitFor(() => expect(screen.queryByText('Fetching orders and products')).toBeNull())
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  })

  it('is hidden for the whole house, and can be brought back', async () => {
    const { api, user } = openNewHouse()
    await user.click((await list()).getByRole('button', { name: 'Hide this list' }))
    await vi.waitFor(() => expect(screen.queryByText('First steps')).toBeNull())
    const [patch] = sentTo(api, 'PATCH', /shop/)
    expect(patch?.body).toEqual({ firstRunDismissed: true })
    await user.click(await button('Undo'))
    expect(await screen.findByText('The list is back')).toBeTruthy()
    expect(await list()).toBeTruthy()
    expect(sentTo(api, 'PATCH', /shop/)[1]?.body).toEqual({ firstRunDismissed: false })
  })

  it('does not appear where it was hidden on another tablet', async () => {
    openNewHouse({ shop: [{ ...SHOP, rev: 1, firstRunDismissed: true }] })
    await screen.findByRole('heading', { name: 'Total Products' })
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  })

  it('is hidden although the settings were changed elsewhere meanwhile', async () => {
    const { api, user } = openNewHouse()
    const record = { ...SHOP, rev: 7, seq: 7, tagline: 'Theirs' }
    const newer = { status: 409, code: 'newerVersion', message: '', data: { record } }
    const steps = await list()
    api.answer = ({ method, query }) =>
      method === 'PATCH' && query.get('base') === '0'
        ? Response.json(newer, { status: 409 })
        : undefined
    await user.click(steps.getByRole('button', { name: 'Hide this list' }))
    expect(await screen.findByText('The list is hidden, on every device.')).toBeTruthy()
    expect(sentTo(api, 'PATCH', /shop/).at(-1)?.query.get('base')).toBe('7')
  })
})

describe('removing the demo collection', () => {
  it('asks with the right counts, and removes only what nobody edited or ordered', async () => {
    const { api, user } = openNewHouse()
    applyMany(api)
    await user.click(await button('Remove the demo collection'))
    const question = within(screen.getByRole('dialog'))
    question.getByText(
      '2 demo products leave the shop. 1 stays until its order is finished. 1 stays, because you have edited it.',
    )
    expect(sentTo(api, 'POST', /owner\/products/)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('2 demo products removed')).toBeTruthy()
    const [sent] = sentTo(api, 'POST', /owner\/products/)
    expect(sent?.body['changes']).toEqual([
      { id: 'demoproduct0001', base: 1, fields: { deleted: true } },
      { id: 'demoproduct0002', base: 1, fields: { deleted: true } },
    ])
    // The ordered one is left, so the step is not done.
    expect((await list()).getByText(/1 stays until its order is finished/)).toBeTruthy()
  })

  it('can be undone, and then the step is not done', async () => {
    const { api, user } = openNewHouse({ orders: [] })
    applyMany(api)
    const many = api.answer
    const shipped = [demo(1), demo(2), demo(3), demo(4)]
    api.answer = (request) =>
      request.path === '/catalogue.json' ? Response.json(shipped) : many(request)
    await user.click(await button('Remove the demo collection'))
    await user.click(await button('Remove'))
    await screen.findByText('3 demo products removed')
    expect((await list()).queryByRole('button', { name: 'Remove the demo collection' })).toBeNull()
    await user.click(await button('Undo'))
    expect(await screen.findByText('3 demo products are back')).toBeTruthy()
    expect(await button('Remove the demo collection')).toBeTruthy()
  })

  it('removes nothing when one was changed meanwhile', async () => {
    const { api, user } = openNewHouse()
    await list()
    const stale = { status: 409, code: 'newerVersion', message: '', data: { record: demo(1) } }
    api.answer = ({ path }) =>
      path === '/api/owner/products' ? Response.json(stale, { status: 409 }) : undefined
    await user.click(await button('Remove the demo collection'))
    await user.click(await button('Remove'))
    expect(await screen.findByText(/Nothing was changed; please try again/)).toBeTruthy()
    expect(await button('Remove the demo collection')).toBeTruthy()
  })

  it('waits on the tablet while offline, and undo takes it back before it is sent', async () => {
    const { api, user } = openNewHouse()
    await list()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(await button('Remove the demo collection'))
    await user.click(await button('Remove'))
    expect(await screen.findByText(/^Saved on this device/)).toBeTruthy()
    expect(await screen.findByText(/2 changes wait on this device/)).toBeTruthy()
    await user.click(await button('Undo'))
    await vi.waitFor(() => expect(screen.queryByText(/changes? waits? on this/)).toBeNull())
    expect(sentTo(api, 'POST', /owner\/products/)).toEqual([])
    expect(await button('Remove the demo collection')).toBeTruthy()
  })
})
