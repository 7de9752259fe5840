import { SHOPPER } from '#tests/harness/steps/shopperSteps.ts'
import type { Screen } from './screen.ts'

/** Makes an account through the page, as a person does, and waits for the page that follows. */
export async function signUp(screen: Screen, email: string = SHOPPER.email): Promise<void> {
  await screen.goto('/signup')
  await fillSignUp(screen, email)
  await screen.click('button', 'Create Account')
  await screen.sees('Account created successfully!')
  await screen.finds('heading', 'Dashboard')
}

export async function fillSignUp(screen: Screen, email: string): Promise<void> {
  await screen.fill('Full name', SHOPPER.name)
  await screen.fill('Email', email)
  await screen.fill('Phone', SHOPPER.phone)
  await screen.fill('Password', SHOPPER.password)
  await screen.fill('Confirm password', SHOPPER.password)
}

/** Puts one piece into the cart from the open collection, as its `count`th. */
export async function addToCart(screen: Screen, name: string, count = 1): Promise<void> {
  await screen.click('button', 'Add to Cart', { role: 'listitem', text: name })
  await screen.sees('Product added to cart!')
  await screen.finds('link', count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`)
}

/** Fills the checkout's form and chooses how to pay. */
export async function fillCheckout(screen: Screen): Promise<void> {
  await screen.fill('First name', 'Asha')
  await screen.fill('Last name', 'Iyer')
  await screen.fill('Email', SHOPPER.email, { role: 'main', text: 'Place Order' })
  await screen.holds('Country', 'India')
  await screen.fill('WhatsApp number', SHOPPER.phone)
  await screen.fill('Address', '14 Rope Walk Lane')
  await screen.fill('City', 'Mumbai')
  await screen.fill('State', 'Maharashtra')
  await screen.fill('PIN code', '400001')
  await screen.click('field', 'Pay via WhatsApp')
}

/** The order's number on the open page. */
export async function orderNumber(screen: Screen): Promise<string> {
  await screen.sees(/ET-\d{13}/)
  const [number] = /ET-\d{13}/.exec(await screen.text()) ?? []
  if (number === undefined) throw new Error('The page shows no number of an order')
  return number
}

/** Waits until the service worker is in charge, so that the shop opens without a network. */
export async function waitUntilOfflineReady(screen: Screen): Promise<void> {
  await screen.becomesTrue(`navigator.serviceWorker.controller !== null`)
}
