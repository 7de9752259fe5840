import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf } from '#domain/addresses/address.ts'
import { MAX_ADDRESSES, parseAddressBook } from '#domain/addresses/addressBook.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

let shop: Shop
let root: string

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite(), env: { DARZI_LIMITS: 'off' } })
  root = await superuserToken(shop)
})
afterAll(() => shop.stop())

const HOME = addressOf(SHIPPING)

function entry(changes: object = {}) {
  return { id: newRecordId(), editedAt: Date.now(), address: HOME, ...changes }
}

/** Sends a book as the app does: with the preferences, under the account's id. */
function send(person: Person, addresses: unknown, as = person) {
  const body = { id: person.id, user: person.id, material: 'Wool', addresses }
  return ask(shop, records('preferences'), { method: 'POST', token: as.token, body })
}

async function stored(person: Person): Promise<unknown> {
  const { body } = await ask(shop, records('preferences', person.id), { token: root })
  return body['addresses']
}

async function storedBook(person: Person) {
  return parseAddressBook(await stored(person))
}

it('merges the books of two devices, whichever sends first', async () => {
  const person = await newShopper(shop)
  const one = entry()
  const other = entry({ address: { ...HOME, city: 'Nashik' } })
  await send(person, [one])
  const late = { ...one, editedAt: one.editedAt - 1, address: { ...HOME, city: 'Goa' } }
  expect((await send(person, [late, other])).status).toBe(200)
  expect((await storedBook(person)).map(({ address }) => address?.city).sort()).toEqual([
    'Nashik',
    'Pune',
  ])
})

it('keeps the book when an older app sends preferences without it', async () => {
  const person = await newShopper(shop)
  await send(person, [entry()])
  expect((await send(person, undefined)).status).toBe(200)
  expect(await storedBook(person)).toHaveLength(1)
})

it('never grows beyond ten addresses, however they are sent', async () => {
  const person = await newShopper(shop)
  const ten = Array.from({ length: MAX_ADDRESSES }, () => entry())
  expect((await send(person, ten)).status).toBe(200)
  const refused = { code: 'addressesFull', data: { fields: { addresses: 'addressesFull' } } }
  expect(await send(person, [entry()])).toMatchObject({ status: 400, body: refused })
  const path = records('preferences', person.id)
  const body = { addresses: [entry()] }
  const answer = await ask(shop, path, { method: 'PATCH', token: person.token, body })
  expect(answer).toMatchObject({ status: 400, body: refused })
  expect(await storedBook(person)).toHaveLength(MAX_ADDRESSES)

  const both = await Promise.all([
    send(person, [{ ...ten[0], editedAt: Date.now() + 1, address: undefined }, entry()]),
    send(person, [entry(), entry()]),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  const live = (await storedBook(person)).filter(({ address }) => address)
  expect(live).toHaveLength(MAX_ADDRESSES)
})

it.each([
  ['a text', 'home', 'refused'],
  ['an object', { 0: entry() }, 'refused'],
  ['entries without end', Array.from({ length: 500 }, () => entry()), 'tooLong'],
  ['a hundred deletions and one', Array.from({ length: 101 }, () => tombstone()), 'refused'],
  ['a long field', [entry({ address: { ...HOME, address: 'x'.repeat(5000) } })], 'tooLong'],
  ['a field of megabytes', [entry({ address: { ...HOME, city: 'x'.repeat(90_000) } })], 'tooLong'],
  ['a field that is not a text', [entry({ address: { ...HOME, city: ['Pune'] } })], 'refused'],
  ['a missing field', [entry({ address: { city: 'Pune' } })], 'refused'],
  ['a number nobody can dial', [entry({ address: { ...HOME, phone: '12' } })], 'phoneInvalid'],
  ['a time beyond all dates', [entry({ editedAt: 1e300 })], 'refused'],
  ['the id of no record', [entry({ id: '__proto__' })], 'refused'],
])('refuses %s', async (_what, addresses, code) => {
  const person = await newShopper(shop)
  const answer = await send(person, addresses)
  expect([400, 413]).toContain(answer.status)
  expect(answer.body['code']).toBe(code)
  expect(await storedBook(person)).toEqual([])
})

function tombstone() {
  return { id: newRecordId(), editedAt: Date.now() }
}

it('stores only what an address has, on one line each', async () => {
  const person = await newShopper(shop)
  const address = { ...HOME, city: ' Pu\u202Ene\n', isAdmin: true }
  const sent = entry({ address, owner: 'me' })
  expect((await send(person, [sent])).status).toBe(200)
  expect(await stored(person)).toEqual([{ id: sent.id, editedAt: sent.editedAt, address: HOME }])
})

it('shows a book to nobody else, not even the owner, and lets nobody else write it', async () => {
  const person = await newShopper(shop)
  const stranger = await newShopper(shop)
  await send(person, [entry()])
  const owner = await signInOwner(shop)
  for (const token of ['', stranger.token, owner.token]) {
    const path = records('preferences', person.id)
    expect((await ask(shop, path, { token })).status).toBe(404)
    expect(itemsOf(await ask(shop, records('preferences'), { token }))).toEqual([])
    const change = { method: 'PATCH', token, body: { addresses: [entry()] } } as const
    expect((await ask(shop, path, change)).status).toBe(404)
  }
  expect((await send(person, [entry()], stranger)).status).toBe(400)
  expect(await storedBook(person)).toHaveLength(1)
})

it('is deleted with the account', async () => {
  const person = await newShopper(shop)
  await send(person, [entry()])
  const { token, password } = person
  const body = { password }
  await ask(shop, records('users', person.id), { method: 'DELETE', token, body })
  const gone = await ask(shop, records('preferences', person.id), { token: root })
  expect(gone.status).toBe(404)
})
