import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shortDay } from '#copy/base/day.ts'
import { addToCart } from '#data/cart/cart.ts'
import { CHECKOUT_DRAFT, saveDraft } from '#data/local/drafts.ts'
import { markReachable, markUnreachable } from '#data/server/connection.ts'
import { dateOf, shopDay } from '#domain/base/day.ts'
import { PAYMENT_METHOD } from '#domain/orders/order.ts'
import { DEFAULT_SHOP, type Shop } from '#domain/shop/shop.ts'
import { promiseFor, type Load } from '#domain/workroom/promise.ts'
import { Cart } from '#features/cart/Cart.tsx'
import { PiecePromise } from '#features/catalogue/piece/PiecePromise.tsx'
import { Checkout } from '#features/checkout/form/Checkout.tsx'
import { product } from '#tests/harness/data/products.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { WORKROOM } from '#tests/harness/data/workroom.ts'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'

const TODAY = shopDay(Date.now())
const BUSY: Load = { [dateOf(TODAY + 3)]: 200 }
const SHOP = { ...DEFAULT_SHOP, workroom: WORKROOM }

/** What the house promises for a suit ordered today. */
function promised(load: Load) {
  const suit = [{ category: 'Suits', quantity: 1 }]
  const days = promiseFor(WORKROOM, { load, isCurrent: true }, suit, dateOf(TODAY))
  if (!days) throw new Error('Nothing is promised.')
  return days
}

function sentence({ trialDate, dueDate }: { trialDate: string; dueDate: string }) {
  return `Trial by ${shortDay(trialDate)}, ready by ${shortDay(dueDate)}`
}

/** Answers about the load, and stores any order. */
function serve(): { sent: Record<string, unknown>[] } {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', (address: string, { body }: { body?: string } = {}) => {
    if (address.endsWith('/api/workroom/load')) return answer({ load: BUSY })
    if (!body) return answer({ code: 200, message: '', data: {} })
    const order = JSON.parse(body ?? '{}') as Record<string, unknown>
    sent.push(order)
    return answer({ ...order, number: 'ET-1', total: 1, status: 'placed', seq: 1, rev: 1 })
  })
  return { sent }
}

function answer(body: object) {
  return Promise.resolve(Response.json(body))
}

function show(at: string, shop: Shop = SHOP) {
  const pages = {
    '/piece': <PiecePromise category="Suits" />,
    '/bar': <PiecePromise category="Suits" brief />,
    '/gift': <PiecePromise category="Gifts" />,
    '/cart': <Cart />,
    '/checkout': <Checkout />,
  }
  return showPages({ at, shop, pages })
}

beforeEach(async () => {
  await clearDevice()
  await addToCart(product())
})

afterEach(() => {
  vi.unstubAllGlobals()
  markReachable()
})

describe('the promised days', () => {
  it('are also shown above the form where the summary is far below it', async () => {
    serve()
    show('/checkout')
    const ready = `ready by ${shortDay(promised(BUSY).dueDate)}`
    expect(
      await screen.findByRole('link', { name: new RegExp(`^Order Summary 1 item, ${ready}`) }),
    ).toBeTruthy()
  })

  it('are shown for a piece, in the cart and at the checkout, as busy as the workroom is', async () => {
    serve()
    expect(promised(BUSY)).not.toEqual(promised({}))
    for (const at of ['/piece', '/cart', '/checkout']) {
      show(at)
      expect(await screen.findByText(sentence(promised(BUSY)))).toBeTruthy()
      expect(screen.getByText('If you order today.')).toBeTruthy()
      cleanup()
    }
  })

  it('are one day in the bar of a piece, which says when that is an estimate', async () => {
    serve()
    show('/bar')
    const ready = shortDay(promised(BUSY).dueDate)
    expect(await screen.findByText(`Ready by ${ready}`)).toBeTruthy()
    expect(screen.queryByText('If you order today.')).toBeNull()
    markUnreachable()
    expect(await screen.findByText(`Ready about ${ready}`)).toBeTruthy()
  })

  it('are an estimate from the last known load while the server is unreachable', async () => {
    serve()
    show('/cart')
    await screen.findByText('If you order today.')
    markUnreachable()
    expect(
      await screen.findByText('An estimate: we confirm the days when your order reaches us.'),
    ).toBeTruthy()
    expect(screen.getByText(sentence(promised(BUSY)))).toBeTruthy()
  })

  it('are an estimate from the lead times on a device that has never fetched the load', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    show('/piece')
    expect(await screen.findByText(sentence(promised({})))).toBeTruthy()
    expect(screen.getByText(/^An estimate/)).toBeTruthy()
  })

  it('are not mentioned by a house that promises none, nor for a category without them', async () => {
    const { sent } = serve()
    show('/checkout', DEFAULT_SHOP)
    await screen.findByLabelText('First name')
    show('/gift')
    expect(screen.queryByLabelText('Needed by')).toBeNull()
    expect(screen.queryByText(/ready by/)).toBeNull()
    expect(sent).toEqual([])
  })
})

describe('the day by which an order is needed', () => {
  beforeEach(async () => {
    await saveDraft(CHECKOUT_DRAFT, { ...SHIPPING, paymentMethod: PAYMENT_METHOD })
  })

  /** Enters the day so many days from today. */
  async function need(days: number) {
    const target = { value: dateOf(TODAY + days) }
    fireEvent.change(await screen.findByLabelText('Needed by'), { target })
    return target.value
  }

  it('is answered at once, with the chat where the house cannot make it', async () => {
    serve()
    show('/checkout')
    await screen.findByText(sentence(promised(BUSY)))
    const day = await need(2)
    const first = shortDay(promised(BUSY).dueDate)
    expect(await screen.findByText(new RegExp(`the first day is ${first}`))).toBeTruthy()
    const chat = screen.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')
    const text = new URL(chat ?? '').searchParams.get('text')
    expect(text).toBe(`Can you make this by ${shortDay(day)}?\n- Navy Twill Suit x 1`)
    await need(200)
    expect(await screen.findByText('We can make it by then.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Ask on WhatsApp' })).toBeNull()
    await need(-1)
    expect(await screen.findByText('That day is over.')).toBeTruthy()
  })

  it('does not prevent the order, which carries it and the day that was shown', async () => {
    const { sent } = serve()
    const user = show('/checkout')
    await screen.findByText(sentence(promised(BUSY)))
    const neededBy = await need(2)
    await user.click(screen.getByRole('button', { name: 'Place Order' }))
    await waitFor(() => {
      expect(sent).toMatchObject([{ neededBy, shownDate: promised(BUSY).dueDate }])
    })
  })
})
