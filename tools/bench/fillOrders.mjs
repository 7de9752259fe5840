const AT_ONCE = 6
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const FIRST_NAMES = ['Asha', 'Ravi', 'Meera', 'Kabir', 'Zoya']

/**
 * Takes so many orders at the counter of a shop, each for a customer of another name.
 * @param {{ url: string, owner: { email: string, password: string } }} shop
 * @param {number} count
 * @param {(text: string) => void} note
 */
export async function fillOrders({ url, owner }, count, note) {
  const { token } = await post(`${url}/api/collections/admins/auth-with-password`, {
    identity: owner.email,
    password: owner.password,
  })
  const found = await fetch(`${url}/api/collections/products/records/demoproduct0001`, {
    headers: { Authorization: token },
  })
  const suit = await found.json()
  let next = 0
  const take = async () => {
    while (next < count) {
      const place = next++
      if (place % 500 === 0) note(`${place} orders`)
      await post(`${url}/api/collections/orders/records`, order(place, suit), token)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
}

/** @param {number} place @param {Record<string, unknown>} suit */
function order(place, { id: product, name, category, price }) {
  const preferences = { material: 'Wool', color: '#1b2a41', fitType: 'Slim' }
  return {
    id: Array.from({ length: 15 }, () => CHARACTERS[Math.floor(Math.random() * 36)]).join(''),
    ...{ user: '', source: 'counter', note: '', currency: 'INR' },
    ...{ firstName: FIRST_NAMES[place % FIRST_NAMES.length], lastName: `${place.toString(36)}x` },
    ...{ email: 'a@example.com', countryCode: '+91' },
    phone: `98765 4${String(place).padStart(4, '0')}`,
    ...{ address: '7 Lake Road', city: 'Pune', state: 'Maharashtra', zipCode: '411001' },
    ...{ country: 'India', paymentMethod: 'Pay via WhatsApp' },
    lines: [
      {
        ...{ product, name, category, price, quantity: 1, material: 'Wool' },
        preferences: { ...preferences, additionalRequests: '' },
      },
    ],
  }
}

/** @param {string} address @param {object} body @param {string} [token] */
async function post(address, body, token) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
