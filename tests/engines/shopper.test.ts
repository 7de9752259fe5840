import { describe, test } from 'vitest'
import { shopBehindRelay } from './harness/shopBehindRelay.ts'
import { addToCart, fillCheckout, orderNumber, signUp } from './harness/shopperSteps.ts'
import { enginesOfRun, visit } from './harness/visit.ts'

const TYPED = { Neck: '15 1/2', Chest: '41', Waist: '36' }
const SHOWN = { ...TYPED, Neck: '15½' }

const shop = shopBehindRelay()

describe.each(await enginesOfRun())('$name $version', (engine) => {
  test('a shopper finds a product, signs up, measures and orders', () =>
    visit(engine, { name: 'shopper', url: shop.url }, async (screen) => {
      await screen.goto('/')
      await screen.sees('Client Testimonials', 'Book an Appointment')
      await screen.click('button', 'Explore More Collections')
      await screen.sees('Our Complete Collection', '30 pieces')

      await screen.fill('Search the collection', 'navy suit')
      await screen.sees('Navy Twill Suit')
      await screen.isRidOf('30 pieces')
      await screen.click('link', 'Navy Twill Suit')
      await screen.finds('dialog', 'Navy Twill Suit')
      await screen.click('button', 'Add to Cart', { role: 'dialog', text: 'Navy Twill Suit' })
      await screen.sees('Product added to cart!')
      await screen.press('Escape')
      await screen.fill('Search the collection', 'poplin')
      await addToCart(screen, 'White Poplin Shirt', 2)

      await screen.click('link', 'Cart, 2 items')
      await screen.sees('Your Cart', 'Navy Twill Suit', 'White Poplin Shirt')

      await signUp(screen, `shopper-${engine.name}@example.com`)
      await screen.goto('/dashboard?tab=measurements')
      for (const [name, value] of Object.entries(TYPED)) await screen.fill(name, value)
      await screen.click('button', 'Save Measurements')
      await screen.click('checkbox', /^I agree that my measurements are kept/)
      await screen.click('button', 'Agree and save')
      await screen.sees('All saved.')
      await screen.reload()
      for (const [name, value] of Object.entries(SHOWN)) await screen.holds(name, value)
      await screen.click('button', 'Measurement card')
      await screen.finds('dialog', 'Measurement card')
      await screen.sees('Measured on', '39.4', '91.4')
      await screen.press('Escape')
      await screen.isRidOf('Measured on')

      await screen.goto('/cart')
      await screen.click('button', 'Proceed to Checkout')
      await fillCheckout(screen)
      await screen.click('button', 'Place Order')
      await screen.finds('heading', 'Order Placed Successfully!')
      const number = await orderNumber(screen)
      await screen.click('button', 'View Orders')
      await screen.sees(number)
      await screen.reload()
      await screen.sees(number)
    }))
})
