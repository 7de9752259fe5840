import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Offer } from '#domain/base/offer.ts'
import { addressLine, addressOf } from '#domain/addresses/address.ts'
import { savedAddresses } from '#domain/addresses/addressBook.ts'
import { saveAddress } from '#data/account/addressBook.ts'
import { addToCart, clearCart } from '#data/cart/cart.ts'
import { cartCount } from '#data/cart/cartCount.ts'
import { CHECKOUT_DRAFT, saveDraft } from '#data/local/drafts.ts'
import { addSet } from '#data/measurements/measurementSets.ts'
import { inDatabase } from '#data/storage/database.ts'
import { chooseCurrency } from '#data/shop/currency.ts'
import { runOutbox } from '#data/outbox/sending/run.ts'
import { DEFAULT_SHOP, type Shop } from '#domain/shop/shop.ts'
import { COUNTRY_CODES } from '#domain/orders/countries.ts'
import { Checkout } from '#features/checkout/form/Checkout.tsx'
import { OrderSuccess } from '#features/checkout/placed/OrderSuccess.tsx'
import { waitingRow } from '#tests/fixtures/waitingRow.ts'
import { fakeOrdersApi } from '#tests/harness/screen/fakeOrdersApi.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'
import { detailWith, product } from '#tests/harness/data/products.ts'

const TYPED = {
  'First name': 'Asha',
  'Last name': 'Iyer',
  Email: 'asha@example.com',
  'WhatsApp number': '98765 43210',
  Address: '4 Hill Road',
  City: 'Mumbai',
  State: 'Maharashtra',
  'PIN code': '400050',
}

beforeEach(clearDevice)
afterEach(() => vi.unstubAllGlobals())

function show(shop: Shop = DEFAULT_SHOP) {
  const pages = { '/checkout': <Checkout />, '/order-success': <OrderSuccess /> }
  return showPages({ at: '/checkout', shop, pages })
}

async function fillIn(user: UserEvent) {
  await screen.findByLabelText('First name')
  for (const [label, text] of Object.entries(TYPED)) {
    await user.clear(screen.getByLabelText(label))
    await user.paste(text)
  }
  await user.click(screen.getByLabelText('Pay via WhatsApp'))
}

function field(label: string) {
  return screen.getByLabelText(label)
}

function placeOrder() {
  return screen.getByRole('button', { name: 'Place Order' })
}

/** Places the order without a network, until the notice says that it is kept. */
async function orderOffline() {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const user = show()
  await fillIn(user)
  await user.click(placeOrder())
  expect(await screen.findByText(/Saved on this device. We will send it/)).toBeTruthy()
  return { user, network }
}

function where() {
  return screen.getByRole('status', { name: 'where' }).textContent
}

describe('the checkout of an empty cart', () => {
  it('says so and links back to the collection', async () => {
    const user = show()
    expect(await screen.findByText('Your cart is empty.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Continue Shopping' }))
    expect(where()).toBe('/all-collections')
  })
})

describe('the checkout of a cart with more lines than one order takes', () => {
  it('says how many have to go and leads back to the cart', async () => {
    await addToCart(product())
    const [line] = await inDatabase((db) => db.cart.toArray())
    if (!line) throw new Error('The cart is empty.')
    const more = Array.from({ length: 52 }, (_, n) => ({ ...line, id: `more${n}` }))
    await inDatabase((db) => db.cart.bulkPut(more))
    const user = show()
    expect(await screen.findByText(/please remove 3 lines/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to cart' }))
    expect(where()).toBe('/cart')
  })
})

describe('the shipping form', () => {
  beforeEach(async () => {
    await addToCart(product())
  })

  it('offers the twenty country codes, with +91 first and selected', async () => {
    show()
    const codes = within(await screen.findByLabelText('Country code')).getAllByRole('option')
    expect(codes.map((code) => code.textContent)).toEqual(
      COUNTRY_CODES.map(({ code, country }) => `${code} ${country}`),
    )
    expect(field('Country code')).toHaveProperty('value', '+91')
  })

  it('sets autocomplete and input modes', async () => {
    show()
    await screen.findByLabelText('First name')
    const facts = ['Country', ...Object.keys(TYPED)].map((label) => [
      field(label).getAttribute('autocomplete'),
      field(label).getAttribute('inputmode'),
    ])
    expect(facts).toEqual([
      ['shipping country-name', null],
      ['shipping given-name', null],
      ['shipping family-name', null],
      ['shipping email', 'email'],
      ['shipping tel-national', 'tel'],
      ['shipping street-address', null],
      ['shipping address-level2', null],
      ['shipping address-level1', null],
      ['shipping postal-code', 'numeric'],
    ])
  })

  it('shows an error at each field and focuses the first', async () => {
    const user = show()
    await fillIn(user)
    await user.clear(field('City'))
    await user.clear(field('Email'))
    await user.type(field('Email'), 'asha')
    await user.click(placeOrder())
    expect(document.activeElement).toBe(field('Email'))
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(screen.getByText('Please fill in this field.')).toBeTruthy()
  })

  it('takes an error back once its field is edited, until the order is refused again', async () => {
    const user = show()
    await fillIn(user)
    await user.clear(field('City'))
    await user.clear(field('State'))
    await user.click(placeOrder())
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2)
    await user.type(field('City'), 'Pune')
    expect(field('City').getAttribute('aria-invalid')).toBeNull()
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(1)
    await user.clear(field('City'))
    await user.click(placeOrder())
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2)
  })

  it('requires a PIN only in India', async () => {
    const user = show()
    await fillIn(user)
    await user.clear(field('PIN code'))
    await user.type(field('PIN code'), '012345')
    await user.click(placeOrder())
    expect(screen.getByText(/PIN code of six digits/)).toBeTruthy()
    expect(document.activeElement).toBe(field('PIN code'))
    await user.selectOptions(field('Country'), 'United Kingdom')
    expect(field('Postal code').getAttribute('inputmode')).toBe('text')
    expect(field('State or province')).toHaveProperty('value', 'Maharashtra')
    expect(screen.queryByLabelText('PIN code')).toBeNull()
    expect(screen.queryByText(/PIN code of six digits/)).toBeNull()
  })

  it('offers India first, then every country by name', async () => {
    show()
    const countries = within(await screen.findByLabelText('Country')).getAllByRole('option')
    expect(field('Country')).toHaveProperty('value', 'India')
    expect(countries.slice(0, 3).map((one) => one.textContent)).toEqual([
      'India',
      'Afghanistan',
      'Åland Islands',
    ])
  })

  it('keeps a country of an earlier order that the list does not name', async () => {
    await saveDraft(CHECKOUT_DRAFT, { country: 'Zanzibar' })
    const user = show()
    await waitFor(() => expect(field('Country')).toHaveProperty('value', 'Zanzibar'))
    await user.selectOptions(field('Country'), 'Tanzania')
    expect(field('Country')).toHaveProperty('value', 'Tanzania')
  })

  it('takes the calling code from the country while no number is typed', async () => {
    const user = show()
    await user.selectOptions(await screen.findByLabelText('Country'), 'United States')
    expect(field('Country code')).toHaveProperty('value', '+1')
    await user.type(field('WhatsApp number'), '(415) 555-2671')
    await user.selectOptions(field('Country'), 'Japan')
    expect(field('Country code')).toHaveProperty('value', '+1')
  })

  it('asks for the calling code of a country whose code is not offered', async () => {
    const user = show()
    await user.selectOptions(await screen.findByLabelText('Country'), 'Singapore')
    expect(screen.getByText(/^With \+ and the country code/)).toBeTruthy()
  })

  it('orders without a postal code where a country has none', async () => {
    const desk = fakeOrdersApi({ kind: 'stored' })
    const user = show()
    await fillIn(user)
    await user.selectOptions(field('Country'), 'United Arab Emirates')
    expect(field('Postal code')).toHaveProperty('required', false)
    await user.clear(field('Postal code'))
    await user.click(placeOrder())
    expect(await screen.findByRole('heading', { name: 'Order Placed Successfully!' })).toBeTruthy()
    expect(desk.sent[0]).toMatchObject({ country: 'United Arab Emirates', zipCode: '' })
  })

  it('says who pays duties abroad, and that prices include all taxes in India', async () => {
    const user = show()
    expect(await screen.findByText('Prices include all taxes.')).toBeTruthy()
    await user.selectOptions(field('Country'), 'France')
    expect(screen.getByText(/import taxes are charged by the destination country/)).toBeTruthy()
    expect(screen.queryByText('Prices include all taxes.')).toBeNull()
  })

  it('requires a payment method', async () => {
    const desk = fakeOrdersApi({ kind: 'stored' })
    const user = show()
    await screen.findByLabelText('First name')
    await user.click(placeOrder())
    const says = 'Please select a payment method.'
    expect(await screen.findByRole('radio', { description: says })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Open WhatsApp chat' })).toBeNull()
    expect(desk.sent).toEqual([])
    await user.click(screen.getByRole('radio'))
    expect(screen.queryByRole('radio', { description: says })).toBeNull()
  })

  it('keeps the input and the order number until the next visit', async () => {
    const user = show()
    await fillIn(user)
    const number = screen.getByText(/^ET-\d{13}$/).textContent
    await waitFor(async () => {
      const [row] = await inDatabase((db) => db.drafts.toArray())
      expect(row?.draft).toMatchObject({ country: 'India', paymentMethod: 'Pay via WhatsApp' })
    })
    document.body.replaceChildren()
    show()
    expect(await screen.findByDisplayValue('4 Hill Road')).toBeTruthy()
    expect(screen.getByText(number)).toBeTruthy()
  })

  it('does not replace what another tab has typed with its own older input', async () => {
    const user = show()
    await user.type(await screen.findByLabelText('First name'), 'A')
    const [row] = await inDatabase((db) => db.drafts.toArray())
    await saveDraft(CHECKOUT_DRAFT, { ...(row?.draft as object), address: '4 Hill Road' })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByDisplayValue('4 Hill Road')).toBeTruthy()
    await user.type(field('First name'), 'sha')
    await waitFor(async () => {
      const [after] = await inDatabase((db) => db.drafts.toArray())
      expect(after?.draft).toMatchObject({ firstName: 'Asha', address: '4 Hill Road' })
    })
  })

  it('is prefilled from the account', async () => {
    signInOnDevice()
    await addToCart(product())
    show()
    expect(await screen.findByDisplayValue('asha@example.com')).toBeTruthy()
    expect(field('WhatsApp number')).toHaveProperty('value', '98765 43210')
  })
})

describe('paying by chat', () => {
  it('shows a QR code of 200 by 200, a link with the whole order, and the note', async () => {
    await addToCart(product())
    chooseCurrency('EUR')
    const user = show()
    await fillIn(user)
    const code = screen.getByRole('img', { name: /QR code/ })
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['200', '200'])
    expect(code.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/)
    const link = screen.getByRole('link', { name: 'Open WhatsApp chat' }).getAttribute('href')
    const text = new URL(link ?? '').searchParams.get('text')
    expect(text).toMatch(/^New order ET-\d{13}\n\nName: Asha Iyer\n/)
    expect(text).toContain('- Navy Twill Suit x 1: €473')
    expect(text).toContain('Total: €473 (₹42,999)')
    const note = screen.getByText('Click Place Order only after paying through WhatsApp.')
    expect(placeOrder().getAttribute('aria-describedby')).toBe(note.id)
    expect(note.compareDocumentPosition(placeOrder())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('Free')).toBeTruthy()
    expect(screen.getByText('You will be charged ₹42,999.')).toBeTruthy()
  })
})

describe('placing the order', () => {
  beforeEach(async () => {
    await addToCart(product())
  })

  it('sends one order however often it is tapped, empties the cart and confirms it', async () => {
    const desk = fakeOrdersApi({ kind: 'stored' })
    const user = show()
    await fillIn(user)
    const number = screen.getByText(/^ET-/).textContent
    await user.dblClick(placeOrder())
    expect(screen.getByRole('button', { name: 'Processing Order...' })).toHaveProperty(
      'disabled',
      true,
    )
    expect(await screen.findByRole('heading', { name: 'Order Placed Successfully!' })).toBeTruthy()
    expect(
      screen.getByText(
        'Order placed successfully! Please check your email for order details and WhatsApp payment instructions.',
      ),
    ).toBeTruthy()
    expect(screen.getByText(number)).toBeTruthy()
    expect(desk.sent).toHaveLength(1)
    expect(where()).toBe(`/order-success?order=${desk.sent[0]?.id}`)
    expect(cartCount.current()).toBe(0)
    await user.click(screen.getByRole('button', { name: 'View Orders' }))
    expect(where()).toBe('/dashboard?tab=orders')
  })

  it('does not take a shopper away from the page opened while the order was sent', async () => {
    const desk = fakeOrdersApi({ kind: 'stored' })
    const checkout = (
      <>
        <Checkout />
        <Link to="/journal">Journal</Link>
      </>
    )
    const pages = { '/checkout': checkout, '/journal': <p>The journal</p> }
    const user = showPages({ at: '/checkout', pages })
    await fillIn(user)
    await user.click(placeOrder())
    await user.click(screen.getByRole('link', { name: 'Journal' }))
    expect(await screen.findByText(/^Order placed successfully!/)).toBeTruthy()
    expect(desk.sent).toHaveLength(1)
    expect(screen.getByText('The journal')).toBeTruthy()
    expect(where()).toBe('/journal')
  })

  it('names each piece’s material and person', async () => {
    await clearCart()
    await addSet('Asha', { chest: 900, waist: 700 })
    const ravi = await addSet('Ravi', { chest: 1016, waist: 863 })
    if (!ravi.ok) throw new Error(ravi.problem.code)
    await addToCart(product(), { material: 'Wool', set: ravi.value.id })
    show()
    const summary = within(await screen.findByRole('region', { name: 'Order Summary' }))
    expect(summary.getByText('Material: Wool, Measurements: Ravi')).toBeTruthy()
  })

  it('begins with what is ordered, which leads to the summary', async () => {
    await addToCart(product(), { material: 'Wool' })
    await addToCart(product(), { material: 'Wool' })
    const user = show()
    const brief = await screen.findByRole('link', { name: /^Order Summary 2 items ?₹/ })
    await user.click(brief)
    const heading = screen.getByRole('heading', { name: 'Order Summary' })
    expect(document.activeElement).toBe(heading)
  })

  it('promises no mail where none leaves', async () => {
    fakeOrdersApi({ kind: 'stored' })
    const user = show({ ...DEFAULT_SHOP, mailLeaves: 'never' })
    await fillIn(user)
    expect(screen.getByText(/We will write to the WhatsApp number you give/)).toBeTruthy()
    await user.click(placeOrder())
    expect(await screen.findByText(/We confirm your payment in that chat/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open WhatsApp chat' })).toBeTruthy()
    expect(await screen.findByText(/^Order placed successfully! Ask us about it/)).toBeTruthy()
    expect(screen.queryByText(/on their way/)).toBeNull()
  })

  it('promises the mail that the storefront sends itself', async () => {
    fakeOrdersApi({ kind: 'stored' })
    const user = show({ ...DEFAULT_SHOP, mailLeaves: 'orders' })
    await fillIn(user)
    await user.click(placeOrder())
    expect(await screen.findByText(/The details are on their way to your email/)).toBeTruthy()
  })

  it('keeps the address for the next order, with another number', async () => {
    const desk = fakeOrdersApi({ kind: 'stored' })
    const user = show()
    await fillIn(user)
    await user.click(placeOrder())
    await screen.findByRole('heading', { name: 'Order Placed Successfully!' })
    await waitFor(async () => {
      const [row] = await inDatabase((db) => db.drafts.toArray())
      expect(row?.draft).toMatchObject({ city: 'Mumbai', remembered: 'yes' })
      expect(row?.draft).not.toHaveProperty('order', desk.sent[0]?.id)
    })
    await user.click(screen.getByRole('button', { name: 'Continue Shopping' }))
    expect(where()).toBe('/all-collections')
  })

  it('keeps cart and form when the shop refuses', async () => {
    fakeOrdersApi({ kind: 'refused', fields: { city: 'tooLong' } })
    const user = show()
    await fillIn(user)
    await user.click(placeOrder())
    expect(await screen.findByText(/We could not take this order/)).toBeTruthy()
    expect(await screen.findByText('This is too long. Please shorten it.')).toBeTruthy()
    expect(field('City')).toHaveProperty('value', 'Mumbai')
    expect(cartCount.current()).toBe(1)
    expect(await inDatabase((db) => db.outbox.count())).toBe(0)
  })

  it('takes another id and number when this id belongs to another order', async () => {
    const desk = fakeOrdersApi(
      { kind: 'refused', fields: { id: 'orderRefused' } },
      { kind: 'stored' },
    )
    const user = show()
    await fillIn(user)
    const number = screen.getByText(/^ET-/).textContent
    await user.click(placeOrder())
    await screen.findByText(/We could not take this order/)
    await waitFor(() => expect(screen.getByText(/^ET-/).textContent).not.toBe(number))
    await user.click(placeOrder())
    await screen.findByRole('heading', { name: 'Order Placed Successfully!' })
    expect(new Set(desk.sent.map(({ id }) => id)).size).toBe(2)
  })

  it('asks the shopper when a price has changed', async () => {
    const changes = [
      { product: 'demoproduct0001', name: 'Navy Twill Suit', was: 42_999, now: 44_999 },
    ]
    const desk = fakeOrdersApi({ kind: 'pricesChanged', changes }, { kind: 'stored' })
    const user = show()
    await fillIn(user)
    await user.click(placeOrder())
    const dialog = within(await screen.findByRole('dialog', { name: 'Prices have changed' }))
    expect(dialog.getByText('Navy Twill Suit was ₹42,999 and is now ₹44,999.')).toBeTruthy()
    expect(dialog.getByText('The total was ₹42,999 and is now ₹44,999.')).toBeTruthy()
    expect(cartCount.current()).toBe(1)
    await user.click(dialog.getByRole('button', { name: 'Order at the new prices' }))
    expect(await screen.findByRole('heading', { name: 'Order Placed Successfully!' })).toBeTruthy()
    expect(desk.sent.map(({ lines }) => lines[0]?.price)).toEqual([42_999, 44_999])
    expect(new Set(desk.sent.map(({ id }) => id)).size).toBe(1)
  })

  it('asks when an offer does not apply, as the server judges it', async () => {
    signInOnDevice()
    const offer: Offer = { kind: 'percent', value: 10, firstOrder: true }
    await clearCart()
    await addToCart(product({ detail: detailWith(offer) }))
    const price = { was: 42_999, now: 42_999 }
    const lost = [{ product: product().id, name: 'Navy Twill Suit', ...price, lost: offer }]
    const desk = fakeOrdersApi({ kind: 'pricesChanged', changes: lost }, { kind: 'stored' })
    const user = show()
    await fillIn(user)
    expect(screen.getByText(/10% off: /)).toBeTruthy()
    expect(screen.getAllByText('₹38,699')).not.toEqual([])
    await user.click(placeOrder())
    const dialog = within(await screen.findByRole('dialog', { name: 'Prices have changed' }))
    expect(
      dialog.getByText(
        'The offer on Navy Twill Suit, 10% off on your first order with an account, does not apply to this order.',
      ),
    ).toBeTruthy()
    expect(dialog.getByText('The total was ₹38,699 and is now ₹42,999.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Order at the new prices' }))
    expect(await screen.findByRole('heading', { name: 'Order Placed Successfully!' })).toBeTruthy()
    expect(desk.sent.map(({ lines }) => lines[0]?.discount)).toEqual([
      { offer, rupees: 4300 },
      undefined,
    ])
  })

  it('removes unavailable products first', async () => {
    await addToCart(product({ id: 'demoproduct0002', name: 'Leather Belt', price: 2999 }))
    const changes = [{ product: 'demoproduct0002', name: 'Leather Belt', was: 2999 }]
    const desk = fakeOrdersApi({ kind: 'pricesChanged', changes }, { kind: 'stored' })
    const user = show()
    await fillIn(user)
    await user.click(placeOrder())
    expect(await screen.findByText('Leather Belt is no longer offered.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove what is gone' }))
    await waitFor(() => expect(screen.queryByText('1 x Leather Belt')).toBeNull())
    await user.click(placeOrder())
    await screen.findByRole('heading', { name: 'Order Placed Successfully!' })
    expect(desk.sent[1]?.lines).toHaveLength(1)
  })

  it('saves the order on this phone when the shop cannot be reached, and can cancel it', async () => {
    fakeOrdersApi({ kind: 'unreachable' })
    const { user, network } = await orderOffline()
    expect(
      await screen.findByRole('heading', { name: 'Your order is saved on this device' }),
    ).toBeTruthy()
    expect(screen.queryByText('Order Placed Successfully!')).toBeNull()
    const pieces = within(screen.getByRole('region', { name: 'Order Summary' }))
    expect(pieces.getByText('1 x Navy Twill Suit')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cancel this order' }))
    expect(question.getByText(/its pieces do not return to the cart/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Cancel this order' }))
    expect(await screen.findByText('The order was cancelled before it was sent.')).toBeTruthy()
    expect(screen.queryByText(/We will send it/)).toBeNull()
    network.mockRestore()
  })

  it('no longer says that it is saved on this device once the shop has it', async () => {
    fakeOrdersApi({ kind: 'stored' })
    const { network } = await orderOffline()
    network.mockRestore()
    await runOutbox('order')
    expect(await screen.findByRole('heading', { name: 'Order Placed Successfully!' })).toBeTruthy()
    expect(screen.queryByText(/We will send it/)).toBeNull()
  })
})

describe('while an order is being sent', () => {
  it('an empty checkout links to it, as after a reload', async () => {
    const lease = { holder: 'the page before', until: Date.now() + 15_000 }
    const row = waitingRow({ status: 'sending', attempts: 1, lease })
    await inDatabase((db) => db.outbox.put(row))
    const user = show()
    const link = await screen.findByRole('link', { name: /^What was in it is now order ET-\d+/ })
    expect(screen.getByText('Your cart is empty.')).toBeTruthy()
    await user.click(link)
    expect(where()).toBe(`/order-success?order=${row.id}`)
    expect(await screen.findByText(/no answer came back/)).toBeTruthy()
  })

  it('a failure is shown at once and keeps cart, form and number', async () => {
    await addToCart(product())
    const desk = fakeOrdersApi({ kind: 'failed' }, { kind: 'stored' })
    const user = show()
    await fillIn(user)
    const number = screen.getByText(/^ET-/).textContent
    await user.click(placeOrder())
    expect(await screen.findByText(/Failed to process order email notifications/)).toBeTruthy()
    expect(field('City')).toHaveProperty('value', 'Mumbai')
    expect(cartCount.current()).toBe(1)
    expect(await inDatabase((db) => db.outbox.count())).toBe(0)
    await user.click(placeOrder())
    await screen.findByRole('heading', { name: 'Order Placed Successfully!' })
    expect(screen.getByText(number)).toBeTruthy()
    expect(new Set(desk.sent.map(({ id }) => id)).size).toBe(1)
  })
})

describe('a confirmation without an order', () => {
  it.each(['/order-success', '/order-success?order=mwqb613cawchfb3'])(
    '%s shows none',
    async (at) => {
      showPages({ at, pages: { '/order-success': <OrderSuccess /> } })
      expect(await screen.findByText(/We found no order at this link/)).toBeTruthy()
      expect(screen.getByRole('button', { name: 'View Orders' })).toBeTruthy()
    },
  )
})

describe('the addresses of an account at the checkout', () => {
  const HOME = addressOf(SHIPPING)
  const WORK = { ...HOME, address: '4 Hill Road', city: 'Mumbai', zipCode: '400050' }

  beforeEach(async () => {
    signInOnDevice()
    await addToCart(product())
  })

  async function keptCities() {
    const [row] = await inDatabase((db) => db.preferences.toArray())
    return savedAddresses(row?.addresses ?? []).map(({ address }) => address.city)
  }

  function ticked() {
    return screen.findByRole<HTMLInputElement>('checkbox', { name: /^Save these details/ })
  }

  it('fill an untouched form with the default, and the others are one choice away', async () => {
    await saveAddress(HOME, 'address00000001')
    await saveAddress(WORK, 'address00000002')
    const user = show()
    await waitFor(() => expect(field('City')).toHaveProperty('value', 'Pune'))
    expect(field('Email')).toHaveProperty('value', 'asha@example.com')
    expect(screen.queryByRole('checkbox', { name: /^Save these details/ })).toBeNull()
    await user.selectOptions(field('Deliver to'), addressLine(WORK))
    expect(field('City')).toHaveProperty('value', 'Mumbai')
    await user.selectOptions(field('Deliver to'), 'Another address')
    expect(field('City')).toHaveProperty('value', '')
    expect((await ticked()).checked).toBe(true)
  })

  it('bring back what was typed beside them', async () => {
    await saveAddress(HOME, 'address00000001')
    const user = show()
    await waitFor(() => expect(field('City')).toHaveProperty('value', 'Pune'))
    await user.selectOptions(field('Deliver to'), 'Another address')
    await user.type(field('City'), 'Nashik')
    await user.selectOptions(field('Deliver to'), addressLine(HOME))
    await user.selectOptions(field('Deliver to'), 'Another address')
    expect(field('City')).toHaveProperty('value', 'Nashik')
  })

  it('leave a form alone that already has input', async () => {
    await saveAddress(HOME)
    await saveDraft('checkout', { city: 'Goa' })
    show()
    expect(await screen.findByLabelText('Deliver to')).toHaveProperty('value', '')
    expect(field('City')).toHaveProperty('value', 'Goa')
  })

  it('save the address of an order, once', async () => {
    fakeOrdersApi({ kind: 'stored' })
    const user = show()
    await fillIn(user)
    expect((await ticked()).checked).toBe(true)
    await user.click(placeOrder())
    await screen.findByRole('heading', { name: 'Order Placed Successfully!' })
    await waitFor(async () => expect(await keptCities()).toEqual(['Mumbai']))
  })

  it('do not save it when the shopper declines', async () => {
    fakeOrdersApi({ kind: 'stored' })
    const user = show()
    await fillIn(user)
    await user.click(await ticked())
    await user.click(placeOrder())
    await screen.findByRole('heading', { name: 'Order Placed Successfully!' })
    expect(await keptCities()).toEqual([])
  })

  it('do not save the last order’s address again unless asked', async () => {
    await saveDraft('checkout', { ...SHIPPING, remembered: 'yes' })
    show()
    expect((await ticked()).checked).toBe(false)
  })

  it('are not offered to a guest', async () => {
    localStorage.clear()
    await addToCart(product())
    show()
    await screen.findByLabelText('First name')
    expect(screen.queryByRole('checkbox', { name: /^Save these details/ })).toBeNull()
  })
})
