import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { startSmtpShop, type SmtpShop } from '#tests/harness/mail/smtpShop.ts'
import { newShopper, type Person } from '#tests/harness/server/people.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'

let mailed: SmtpShop

beforeAll(async () => {
  mailed = await startSmtpShop(await minimalSite())
})
afterAll(() => mailed.stop())

const PATIENT = { timeout: 60_000 }
const EXPIRED = { status: 400, body: { code: 'resetLinkExpired' } }
const WRONG = { status: 400, body: { code: 'loginFailed' } }

function post(path: string, body: object, token = '') {
  return ask(mailed.shop, `/api/account/email-change${path}`, { method: 'POST', token, body })
}

function request({ token, password }: Person, email: string, typed = password) {
  return post('', { email, password: typed }, token)
}

async function tokenMailedTo(email: string): Promise<string> {
  await expect.poll(() => mailed.mailsTo(email).length, PATIENT).toBeGreaterThan(0)
  const data = mailed.mailsTo(email).at(-1)?.data.replace(/=\r\n/g, '') ?? ''
  return /https:\/\/shop\.house\.example\/confirm-email#([\w.-]+)/.exec(data)?.[1] ?? ''
}

function anybody(): string {
  return `${newRecordId()}@example.com`
}

function signIn(identity: string, password: string) {
  const path = '/api/collections/users/auth-with-password'
  return ask(mailed.shop, path, { method: 'POST', body: { identity, password } })
}

it('changes by the mailed link and the password, once, and ends every session', async () => {
  const person = await newShopper(mailed.shop)
  const next = anybody()
  expect((await request(person, ` ${next.toUpperCase()}`)).status).toBe(204)
  const token = await tokenMailedTo(next)
  expect(await post('/confirm', { token, password: 'a wrong one' })).toMatchObject(WRONG)
  expect((await signIn(person.email, person.password)).status).toBe(200)

  const changed = await post('/confirm', { token, password: person.password })
  expect(changed).toMatchObject({ status: 200, body: { id: person.id, email: next } })
  expect((await signIn(next, person.password)).status).toBe(200)
  expect((await signIn(person.email, person.password)).status).toBe(400)
  const refresh = '/api/collections/users/auth-refresh'
  const old = await ask(mailed.shop, refresh, { method: 'POST', token: person.token })
  expect(old.status).toBe(401)
  expect(await post('/confirm', { token, password: person.password })).toMatchObject(EXPIRED)
  await expect.poll(() => mailed.mailsTo(person.email).length, PATIENT).toBe(1)
  expect(mailed.mailsTo(person.email)[0]?.data).toContain('about to change')
})

it('cannot be requested without the password, nor by anybody else', async () => {
  const person = await newShopper(mailed.shop)
  expect(await request(person, anybody(), 'a wrong one')).toMatchObject(WRONG)
  expect((await request({ ...person, token: '' }, anybody())).status).toBe(401)
  const none = { ...person, password: '' }
  expect(await request(none, anybody())).toMatchObject(WRONG)
  expect(await request(person, 'no address')).toMatchObject({
    status: 400,
    body: { code: 'emailInvalid' },
  })
  const body = { email: anybody() }
  const path = records('users', person.id)
  await ask(mailed.shop, path, { method: 'PATCH', token: person.token, body })
  expect((await signIn(person.email, person.password)).status).toBe(200)
})

it('answers the same for a taken address, mails it nothing, and never takes it', async () => {
  const person = await newShopper(mailed.shop)
  const other = await newShopper(mailed.shop)
  const free = anybody()
  const answers = [await request(person, other.email.toUpperCase()), await request(person, free)]
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 204, body: {} })
  const token = await tokenMailedTo(free) // queued later, so the round has passed the other one
  expect(mailed.mailsTo(other.email)).toEqual([])

  // Another person takes the address before the link is used.
  const first = await newShopper(mailed.shop)
  const taken = free
  await request(first, taken)
  await expect.poll(() => mailed.mailsTo(taken).length, PATIENT).toBe(2)
  const firstToken = await tokenMailedTo(taken)
  const won = await post('/confirm', { token: firstToken, password: first.password })
  expect(won.status).toBe(200)
  expect(await post('/confirm', { token, password: person.password })).toMatchObject(EXPIRED)
})

it('refuses forged, foreign and outdated links', async () => {
  const person = await newShopper(mailed.shop)
  const next = anybody()
  await request(person, next)
  const token = await tokenMailedTo(next)
  const [head = '', , signature = ''] = token.split('.')
  const claims = { type: 'emailChange', id: person.id, email: anybody(), exp: 4e9 }
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
  const { password } = person
  for (const wrong of ['', token.slice(0, -1), `${head}.${forged}.${signature}`, person.token])
    expect(await post('/confirm', { token: wrong, password })).toMatchObject(EXPIRED)
  const other = await newShopper(mailed.shop)
  expect(await post('/confirm', { token, password: other.password })).toMatchObject(WRONG)
  const own = '/api/collections/users/confirm-email-change'
  const answer = await ask(mailed.shop, own, { method: 'POST', body: { token, password } })
  expect(answer.status).toBe(400)

  // A changed password ends what was asked for before it.
  const body = {
    oldPassword: password,
    password: `new ${password}`,
    passwordConfirm: `new ${password}`,
  }
  const path = records('users', person.id)
  const changed = await ask(mailed.shop, path, { method: 'PATCH', token: person.token, body })
  expect(changed.status).toBe(200)
  expect(await post('/confirm', { token, password: `new ${password}` })).toMatchObject(EXPIRED)
})
