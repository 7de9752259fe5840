import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, type ApiResponse } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { startSmtpShop, type SmtpShop } from '#tests/harness/mail/smtpShop.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'

let mailed: SmtpShop

beforeAll(async () => {
  mailed = await startSmtpShop(await minimalSite())
})
afterAll(() => mailed.stop())

/** PocketBase finds the collection of the shoppers under each of these. */
const SPELLINGS = ['Users', 'USERS', '_pb_users_auth_'] as const

/** Longer than the mails of the shop wait for their turn. */
const PATIENT = { timeout: 60_000 }

function post(collection: string, action: string, body: object, token = '') {
  const path = `/api/collections/${collection}/request-${action}`
  return ask(mailed.shop, path, { method: 'POST', token, body })
}

/** What an answer reveals. */
function visible({ status, body, headers }: ApiResponse) {
  return { status, body, headers: [...headers.keys()].sort() }
}

function anybody(): string {
  return `${newRecordId()}@example.com`
}

it('PocketBase’s own mail routes are closed in every spelling, and reveal nothing', async () => {
  const { shop, mailsTo } = mailed
  const known = await newShopper(shop)
  const owner = await signInOwner(shop)
  const doors = [
    ...SPELLINGS.flatMap((name) => [
      [name, 'password-reset', known.email],
      [name, 'verification', known.email],
    ]),
    ['users', 'verification', known.email],
    ['admins', 'password-reset', owner.email],
    ['Admins', 'verification', owner.email],
  ] as const
  for (const [name = '', action = '', email] of doors) {
    const answer = visible(await post(name, action, { email }))
    expect(answer, `${name} ${action}`).toMatchObject({ status: 204, body: {} })
    expect(answer).toEqual(visible(await post(name, action, { email: anybody() })))
  }

  const taken = await newShopper(shop)
  const free = anybody()
  for (const name of SPELLINGS) {
    const change = (newEmail: string) =>
      post(name, 'email-change', { newEmail }, known.token).then(visible)
    const answer = await change(free)
    expect(answer.status, name).toBe(400)
    expect(answer, name).toEqual(await change(taken.email))
  }

  // Our own reset continues, and is mailed after anything PocketBase would have sent at once.
  expect((await post('users', 'password-reset', { email: taken.email })).status).toBe(204)
  await expect.poll(() => mailsTo(taken.email).length, PATIENT).toBe(1)
  expect([known.email, owner.email, free].flatMap(mailsTo)).toEqual([])
})
