import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addToCart } from '#data/cart/cart.ts'
import { changeLine } from '#data/cart/editCart.ts'
import { inDatabase } from '#data/storage/database.ts'
import { addSet } from '#data/measurements/measurementSets.ts'
import { chooseCurrency } from '#data/shop/currency.ts'
import { parseOrder } from '#data/parse/parseOrder.ts'
import { setOf } from '#domain/measurements/measurementSet.ts'
import { Cart } from '#features/cart/Cart.tsx'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'
import { detailWith, product } from '#tests/harness/data/products.ts'

const BELT = product({ id: 'demoproduct0002', name: 'Leather Belt', price: 2999, measurements: [] })

beforeEach(clearDevice)

function show() {
  return showPages({ at: '/cart', pages: { '/cart': <Cart /> } })
}

async function fill() {
  await addToCart(product(), { material: 'Wool' })
  await addToCart({ ...BELT, image: '' })
}

function where() {
  return screen.getByRole('status', { name: 'where' })
}

/** Subtotal, shipping and total. */
function totals() {
  return screen.getAllByRole('definition').map(({ textContent }) => textContent)
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

describe('an empty cart', () => {
  it('says so and links to the collection', async () => {
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Continue Shopping' }))
    expect(where().textContent).toBe('/all-collections')
  })
})

describe('a cart with things in it', () => {
  it('shows title, category, material, price and picture of each line', async () => {
    await fill()
    show()
    const [suit, belt] = await screen.findAllByRole('listitem', { name: '' }).then(() =>
      screen.getAllByRole('heading', { level: 2 }).flatMap((title) => {
        const item = title.closest('li')
        return item ? [within(item)] : []
      }),
    )
    expect(suit?.getByRole('link', { name: 'Navy Twill Suit' }).getAttribute('href')).toBe(
      '/all-collections/navy-twill-suit',
    )
    expect(suit?.getByText('Suits')).toBeTruthy()
    expect(suit?.getByText('Material: Wool')).toBeTruthy()
    expect(suit?.getByText('₹42,999')).toBeTruthy()
    expect(belt?.getByText('No image available')).toBeTruthy()
    expect(totals()).toEqual(['₹45,998', 'Free', '₹45,998'])
  })

  it('shows rupees beside converted prices', async () => {
    await fill()
    chooseCurrency('USD')
    show()
    expect(await screen.findByText('$516')).toBeTruthy()
    expect(totals()).toEqual(['$552 (₹45,998)', 'Free', '$552 (₹45,998)'])
  })

  it('includes quantities in the total, from 1 to 99', async () => {
    await addToCart(product())
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'One more Navy Twill Suit' }))
    await user.click(button('One more Navy Twill Suit'))
    await waitFor(() => expect(totals()).toEqual(['₹1,28,997', 'Free', '₹1,28,997']))
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Navy Twill Suit' })
    await user.clear(quantity)
    await user.type(quantity, '200')
    await waitFor(() => expect(totals()).toEqual(['₹42,56,901', 'Free', '₹42,56,901']))
    await user.tab()
    expect(quantity).toHaveProperty('value', '99')
    expect(button('One more Navy Twill Suit')).toHaveProperty('disabled', true)
    await user.clear(quantity)
    await user.type(quantity, '1')
    await user.tab()
    await waitFor(() =>
      expect(button('One fewer Navy Twill Suit')).toHaveProperty('disabled', true),
    )
  })

  it('removes a line and restores it to its position', async () => {
    await fill()
    const user = show()
    await user.click(
      await screen.findByRole('button', { name: 'Remove Navy Twill Suit from cart' }),
    )
    expect(await screen.findByText('Navy Twill Suit removed')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Navy Twill Suit' })).toBeNull())
    expect(document.activeElement).toBe(button('Undo'))
    await user.click(button('Undo'))
    await screen.findByRole('link', { name: 'Navy Twill Suit' })
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Navy Twill Suit',
      'Add measurements',
      'Leather Belt',
    ])
  })

  it('leads from a piece without measurements to where they are added', async () => {
    await fill()
    show()
    const [missing] = await screen.findAllByText(/None chosen yet/)
    const add = within(missing ?? document.body).getByRole('link', { name: 'Add measurements' })
    expect(add.getAttribute('href')).toBe('/dashboard?tab=measurements')
  })

  it('after removing each of two similar lines, the focus is on its Undo button', async () => {
    await addToCart(product(), { material: 'Wool' })
    await addToCart(product(), { material: 'Silk' })
    const user = show()
    const remove = { name: 'Remove Navy Twill Suit from cart' }
    for (const left of [1, 0]) {
      const [first] = await screen.findAllByRole('button', remove)
      if (first) await user.click(first)
      await waitFor(() => expect(screen.queryAllByRole('button', remove)).toHaveLength(left))
      await waitFor(() => expect(document.activeElement).toBe(button('Undo')))
    }
  })

  it('is cleared as a whole, and restored as a whole', async () => {
    await fill()
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Clear Cart' }))
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getAllByRole('spinbutton')).toHaveLength(2))
  })

  it('is restored as a whole after a double tap on clear', async () => {
    await fill()
    const user = show()
    await user.dblClick(await screen.findByRole('button', { name: 'Clear Cart' }))
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getAllByRole('spinbutton')).toHaveLength(2))
  })
})

describe('the way to the checkout', () => {
  it('goes there directly when signed in', async () => {
    signInOnDevice()
    await fill()
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Proceed to Checkout' }))
    expect(where().textContent).toBe('/checkout')
  })

  it('goes through the login when signed out, and back to the cart', async () => {
    await fill()
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Login to Checkout' }))
    expect(await screen.findByText('Please login to proceed with checkout')).toBeTruthy()
    expect(where().textContent).toBe('/login')
    expect(where().dataset['state']).toBe('{"from":"/cart"}')
  })
})

describe('with the measurements of two people', () => {
  async function measure() {
    await addSet('Asha', { chest: 900, waist: 700 })
    await addSet('Ravi', { chest: 1016, waist: 863 })
  }

  it('a new piece has no measurements until the shopper chooses whose', async () => {
    await measure()
    await addToCart(product(), { material: 'Wool' })
    const user = show()
    const whose = await screen.findByLabelText('Whose measurements for Navy Twill Suit?')
    expect(whose).toHaveProperty('value', '')
    await user.selectOptions(whose, 'Ravi')
    expect(await screen.findByText(/^Ravi, version 1$/)).toBeTruthy()
    const [line] = await inDatabase((db) => db.cart.toArray())
    expect(line?.measurements).toMatchObject({ setName: 'Ravi', values: { chest: 1016 } })
    expect(line?.material).toBe('Wool')
  })

  it('editing a piece does not choose a set either', async () => {
    await measure()
    await inDatabase((db) => db.products.put(product()))
    await addToCart(product())
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Edit Navy Twill Suit' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByLabelText('Measurements')).toHaveProperty('value', '')
  })

  it('a piece is cut to the only ones', async () => {
    await addSet('Asha', { chest: 900, waist: 700 })
    await addToCart(product())
    show()
    expect(await screen.findByText(/^Asha, version 1$/)).toBeTruthy()
  })

  it('a piece that was added before anyone was measured is cut to the first ones', async () => {
    await addToCart(product())
    await addToCart(BELT)
    await addSet('Asha', { chest: 900, waist: 700 })
    await addSet('Ravi', { chest: 1016, waist: 863 })
    show()
    expect(await screen.findByText(/^Asha, version 1$/)).toBeTruthy()
    const lines = await inDatabase((db) => db.cart.toArray())
    const sets = new Map(lines.map(({ product: id, measurements }) => [id, measurements?.setName]))
    expect([sets.get(product().id), sets.get(BELT.id)]).toEqual(['Asha', undefined])
    expect(lines).toHaveLength(2)
  })

  it('a piece that takes none of the only ones can still take them', async () => {
    await addSet('Neha', { chest: 880, waist: 690 })
    const added = await addToCart(product())
    if (added.ok) await changeLine(added.value.id, { measurements: undefined })
    const user = show()
    await screen.findByRole('option', { name: 'Neha' })
    const whose = screen.getByLabelText('Whose measurements for Navy Twill Suit?')
    await user.selectOptions(whose, 'Neha')
    expect(await screen.findByText(/^Neha, version 1$/)).toBeTruthy()
  })
})

describe('a cart with more lines than one order takes, as two merged carts may have', () => {
  it('keeps them all, says how many have to go, and leads to the checkout afterwards', async () => {
    signInOnDevice()
    await fill()
    // Lines added in the same millisecond are stored in any order.
    const suits = await inDatabase((db) =>
      db.cart.filter(({ title }) => title === 'Navy Twill Suit').toArray(),
    )
    const [line] = suits
    if (!line) throw new Error('The suit is not in the cart.')
    const more = Array.from({ length: 49 }, (_, n) => ({ ...line, id: `more${n}`, addedAt: n }))
    await inDatabase((db) => db.cart.bulkPut(more))
    const user = show()
    expect(await screen.findByText(/^One order takes 50 lines.*remove 1 line,/)).toBeTruthy()
    expect(button('Proceed to Checkout')).toHaveProperty('disabled', true)
    expect(await inDatabase((db) => db.cart.count())).toBe(51)
    await user.click(button('Remove Leather Belt from cart'))
    await waitFor(() => expect(screen.queryByText(/^One order takes 50 lines/)).toBeNull())
    await user.click(button('Proceed to Checkout'))
    expect(where().textContent).toBe('/checkout')
  })
})

describe('an offer', () => {
  const FIRST = detailWith({ kind: 'percent', value: 10, firstOrder: true })

  it('for a first order is taken off, named, and in the total', async () => {
    signInOnDevice()
    await addToCart(product({ detail: FIRST }))
    show()
    expect(await screen.findByText('10% off: ₹4,300 less')).toBeTruthy()
    expect(totals()).toEqual(['₹38,699', 'Free', '₹38,699'])
    const price = screen.getByText('Without the offer').closest('p')?.textContent
    expect(price).toBe('Without the offer ₹42,999 With the offer ₹38,699')
  })

  it.each(['a guest', 'an account that has ordered'])(
    'for a first order is none for %s',
    async (who) => {
      if (who !== 'a guest') {
        signInOnDevice()
        const order = parseOrder({
          id: 'order0000000001',
          number: 'ET-1',
          status: 'placed',
          total: 1,
        })
        if (!order.ok) throw new Error(order.problem)
        const stored = { ...order.value, owner: 'shopper00000001' }
        await inDatabase((db) => db.orders.put(stored))
      }
      await addToCart(product({ detail: FIRST }))
      show()
      expect(await screen.findByRole('link', { name: 'Navy Twill Suit' })).toBeTruthy()
      expect(totals()).toEqual(['₹42,999', 'Free', '₹42,999'])
      expect(screen.queryByText(/10% off|Without the offer/)).toBeNull()
    },
  )

  it('for a quantity begins with the piece that reaches it', async () => {
    await addToCart(product({ detail: detailWith({ kind: 'rupees', value: 500, minQuantity: 2 }) }))
    const user = show()
    expect(await screen.findByRole('link', { name: 'Navy Twill Suit' })).toBeTruthy()
    expect(screen.queryByText(/off/)).toBeNull()
    await user.click(button('One more Navy Twill Suit'))
    expect(await screen.findByText('₹500 off each: ₹1,000 less')).toBeTruthy()
    expect(totals()).toEqual(['₹84,998', 'Free', '₹84,998'])
  })

  it('with a code asks for it, and says when it is not known', async () => {
    await addToCart(product({ detail: detailWith({ kind: 'percent', value: 20, code: 'DIWALI' }) }))
    const user = show()
    const code = await screen.findByLabelText('Offer code')
    await user.type(code, 'holi')
    expect(screen.getByText('No offer for these pieces has this code.')).toBeTruthy()
    await user.clear(code)
    await user.type(code, 'diwali')
    expect(await screen.findByText('20% off: ₹8,600 less')).toBeTruthy()
    expect(screen.queryByText(/No offer/)).toBeNull()
  })

  it('is not shown for what has none', async () => {
    await fill()
    show()
    expect(await screen.findByRole('link', { name: 'Navy Twill Suit' })).toBeTruthy()
    expect(screen.queryByLabelText('Offer code')).toBeNull()
  })
})

describe('editing a line', () => {
  const detail = { sizes: [], discount: '', priceRange: '', sleeveLength: '', clothType: '' }

  async function edit(choice = {}) {
    const suit = product({ detail: { ...detail, materials: ['Wool', 'Silk'] } })
    await inDatabase((db) => db.products.put(suit))
    await addToCart(suit, choice)
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Edit Navy Twill Suit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Navy Twill Suit' }))
    await dialog.findByLabelText('Material')
    async function save() {
      await user.click(button('Save'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const [line] = await inDatabase((db) => db.cart.toArray())
      return { material: line?.material, ...line?.preferences }
    }
    return { user, dialog, save }
  }

  it('asks for no measurements of a piece that needs none', async () => {
    await addToCart(BELT)
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Edit Leather Belt' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Leather Belt' }))
    expect(await dialog.findByLabelText('Additional requests')).toBeTruthy()
    expect(dialog.queryByLabelText('Measurements')).toBeNull()
  })

  it('leaves as shown what is not chosen, though the colour picker starts at black', async () => {
    const { dialog, save } = await edit()
    expect(dialog.getByLabelText<HTMLInputElement>('Colour').value).toBe('#000000')
    expect(await save()).toEqual({ material: '', color: '', fitType: '', additionalRequests: '' })
    expect(screen.getByText('Material: As shown')).toBeTruthy()
    expect(screen.queryByText(/Colour|Fit:/)).toBeNull()
  })

  it('stores black when it is chosen, and a picked colour', async () => {
    const { user, dialog, save } = await edit()
    await user.click(dialog.getByLabelText('Colour as shown'))
    expect((await save()).color).toBe('#000000')
    await user.click(button('Edit Navy Twill Suit'))
    fireEvent.input(await screen.findByLabelText('Colour'), { target: { value: '#112233' } })
    expect((await save()).color).toBe('#112233')
    expect(screen.getByText('Colour: #112233')).toBeTruthy()
  })

  it.each(['Escape', 'the close button'])(
    'asks before %s loses the wishes that were typed',
    async (way) => {
      const { user, dialog, save } = await edit()
      const leave = () =>
        way === 'Escape'
          ? fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
          : user.click(button('Close'))
      await user.type(dialog.getByLabelText('Additional requests'), 'Two vents')
      await leave()
      expect(await screen.findByText(/^Close without saving\?/)).toBeTruthy()
      const question = screen.getAllByRole('dialog').at(-1)
      if (question) await user.click(within(question).getByRole('button', { name: 'Cancel' }))
      expect((await save()).additionalRequests).toBe('Two vents')
    },
  )

  it('offers only the materials of the piece', async () => {
    const { user, dialog, save } = await edit({ material: 'Metal' })
    const material = dialog.getByLabelText<HTMLSelectElement>('Material')
    expect([...material.options].map(({ text }) => text)).toEqual(['As shown', 'Wool', 'Silk'])
    expect(material.value).toBe('')
    await user.selectOptions(material, 'Silk')
    expect((await save()).material).toBe('Silk')
  })

  it.each([
    [['Waist'], 'Cut to measurements'],
    [[], 'None chosen yet'],
  ])('of a piece that needs %j takes a size without any measurements', async (names, none) => {
    const sizes = ['32 inches', '34 inches']
    const belt = product({ measurements: names, detail: { ...detail, sizes, materials: [] } })
    await inDatabase((db) => db.products.put(belt))
    await addToCart(belt)
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Edit Navy Twill Suit' }))
    const size = await screen.findByLabelText<HTMLSelectElement>('Size')
    expect([...size.options].map(({ text }) => text)).toEqual([none, ...sizes])
    expect(size.value).toBe('')
    await user.selectOptions(size, '34 inches')
    await user.click(button('Save'))
    expect(await screen.findByText('Material: As shown, Size: 34 inches')).toBeTruthy()
  })

  it('asks for no size of goods that come in one', async () => {
    const { dialog } = await edit()
    expect(dialog.queryByLabelText('Size')).toBeNull()
  })

  it('joins it with a line that it no longer differs from, and says so', async () => {
    const { user, dialog, save } = await edit({ material: 'Wool' })
    await addToCart(product({ detail: { ...detail, materials: ['Wool', 'Silk'] } }), {
      material: 'Silk',
    })
    await user.selectOptions(dialog.getByLabelText('Material'), 'Silk')
    expect((await save()).material).toBe('Silk')
    expect(
      await screen.findByText('Two lines were the same and are one now: 2 x Navy Twill Suit.'),
    ).toBeTruthy()
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '2')
  })

  it('freezes the chosen measurements and marks the products that have them', async () => {
    const details = { name: 'Asha' }
    const edit = { id: 'edit1', at: 1, savedAt: '2026-03-01T00:00:00Z', version: 3 }
    const set = setOf('set1', [{ ...edit, details, values: { chest: 1016 } }])
    await inDatabase((db) => db.measurementSets.put({ ...set, owner: '' }))
    await addToCart(product())
    const user = show()
    expect(await screen.findByText('Waist: missing')).toBeTruthy()
    await user.click(button('Edit Navy Twill Suit'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Navy Twill Suit' }))
    await user.selectOptions(await dialog.findByLabelText('Fit type'), 'Slim')
    await user.type(dialog.getByLabelText('Additional requests'), 'Two vents')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Chest: saved')).toBeTruthy()
    expect(screen.getByText('Waist: missing')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [line] = await inDatabase((db) => db.cart.toArray())
    expect(line?.measurements).toMatchObject({ set: 'set1', version: 3, values: { chest: 1016 } })
    expect(line?.preferences).toMatchObject({ fitType: 'slim', additionalRequests: 'Two vents' })
  })
})
