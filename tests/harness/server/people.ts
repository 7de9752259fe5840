import { randomBytes } from 'node:crypto'
import type { Shop } from './shopServer.ts'

/** `record`: the account as the server returned it. */
export type Person = {
  id: string
  email: string
  password: string
  token: string
  record: Record<string, unknown>
}

/** Of a new shopper; what is left out is made up. */
export type GivenShopper = { name?: string; email?: string; phone?: string }

type Place = Pick<Shop, 'url'>

/** A new shopper with an account, signed in. */
export async function newShopper(shop: Place, given: GivenShopper = {}) {
  const password = randomBytes(9).toString('base64url')
  const {
    name = 'Asha Rao',
    email = `shopper-${randomBytes(4).toString('hex')}@example.com`,
    phone = '+919876543210',
  } = given
  await post(`${shop.url}/api/collections/users/records`, {
    email,
    password,
    passwordConfirm: password,
    name,
    phone,
  })
  return signIn(shop, 'users', email, password)
}

/** The owner, signed in. */
export function signInOwner(shop: Pick<Shop, 'url' | 'owner'>): Promise<Person> {
  return signIn(shop, 'admins', shop.owner.email, shop.owner.password)
}

async function signIn(
  shop: Place,
  collection: string,
  email: string,
  password: string,
): Promise<Person> {
  const address = `${shop.url}/api/collections/${collection}/auth-with-password`
  const { token, record = {} } = await post(address, { identity: email, password })
  return { id: text(record['id']), email, password, token: text(token), record }
}

type Answer = { token?: unknown; record?: Record<string, unknown> }

async function post(address: string, body: Record<string, string>): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`POST ${address} answered ${answer.status}: ${text}`)
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`no answer: ${text}`)
  return parsed
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error('the server left out what was asked for')
  return value
}
