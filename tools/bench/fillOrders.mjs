import { objectOf, stringOf } from '../json.mjs'
import { signInAsOwner } from './measure/signIn.mjs'

const AT_ONCE = 6

/** The statuses of an order; the first orders are spread over them. */
const WAY = ['confirmed', 'cutting', 'stitching', 'trial', 'ready', 'delivered']
const UNDER_WAY = 500
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const FIRST_NAMES = ['Asha', 'Ravi', 'Meera', 'Kabir', 'Zoya']

/**
 * Creates `count` orders at the counter of a shop, each for a customer of another name; the first
 * of them are anywhere between confirmed and delivered.
 * @param {import('./shop.mjs').OpenShop} shop
 * @param {number} count
 * @param {(text: string) => void} note
 */
export async function fillOrders(shop, count, note) {
  const { url } = shop
  const token = await signInAsOwner(shop)
  const found = await fetch(`${url}/api/collections/products/records/demoproduct0001`, {
    headers: { Authorization: token },
  })
  const suit = objectOf(await found.json(), 'the product')
  const orders = `${url}/api/collections/orders/records`
  let placed = 0
  const next = async () => {
    while (placed < count) {
      const place = placed++
      if (place % 500 === 0) note(`${place} orders`)
      const { id } = await send('POST', orders, order(place, suit), token)
      const steps = place < UNDER_WAY ? WAY.slice(0, place % (WAY.length + 1)) : []
      for (const status of steps)
        await send('PATCH', `${orders}/${stringOf(id, 'id')}`, { status }, token)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/** @param {number} place @param {Record<string, unknown>} suit */
function order(place, { id: product, name, category, price }) {
  const preferences = { material: 'Wool', color: '#1b2a41', fitType: 'Slim' }
  return {
    id: Array.from({ length: 15 }, () => CHARACTERS[Math.floor(Math.random() * 36)]).join(''),
    user: '',
    source: 'counter',
    note: '',
    currency: 'INR',
    firstName: FIRST_NAMES[place % FIRST_NAMES.length],
    lastName: `${place.toString(36)}x`,
    email: 'a@example.com',
    countryCode: '+91',
    phone: `98765 4${String(place).padStart(4, '0')}`,
    address: '7 Lake Road',
    city: 'Pune',
    state: 'Maharashtra',
    zipCode: '411001',
    country: 'India',
    paymentMethod: 'Pay via WhatsApp',
    lines: [
      {
        product,
        name,
        category,
        price,
        quantity: 1,
        material: 'Wool',
        preferences: { ...preferences, additionalRequests: '' },
      },
    ],
  }
}

/** @param {string} method @param {string} address @param {object} body @param {string} token */
async function send(method, address, body, token) {
  const answer = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return objectOf(await answer.json(), `the answer of ${address}`)
}
