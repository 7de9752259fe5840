import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nthAddress, fromAddress, RATE_LIMITED_ENV } from '#tests/harness/server/clientAddresses.ts'
import { ask, records, type ApiResponse } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, type Person } from '#tests/harness/server/people.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

const FREE_FAILURES = 5
const FIRST_WAIT_MS = 1000

let shop: Shop
let addresses = 0

beforeAll(async () => {
  const folders = await minimalSite()
  shop = await startShop({ folders, env: RATE_LIMITED_ENV })
})

afterAll(() => shop.stop())

type Attempt = {
  collection?: string
  identity: string
  password?: string
  cookie?: string
  address?: string
}

/** A sign-in, each from another address unless one is named. */
function attempt(sent: Attempt): Promise<ApiResponse> {
  const { collection = 'users', identity, password = 'wrong-one', cookie = '' } = sent
  const address = sent.address ?? nthAddress((addresses += 1))
  return ask(shop, `/api/collections/${collection}/auth-with-password`, {
    method: 'POST',
    body: { identity, password },
    headers: { ...fromAddress(address), ...(cookie && { Cookie: cookie }) },
  })
}

function cookieOf({ headers }: ApiResponse): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const owner = () => ({
  collection: 'admins',
  identity: shop.owner.email,
  password: shop.owner.password,
})

type Siege = { failures: number; last: ApiResponse; endsAt: number }

/**
 * Fails from one new address after another until the account makes unknown devices wait. A failure
 * that came when the wait was over, as on a slow machine, is not counted.
 * @returns `endsAt` until when unknown devices wait at least, on the clock of `performance.now()`
 */
async function besiege(sent: Attempt): Promise<Siege> {
  let failures = 0
  let failedAt = 0
  for (let tries = 0; tries < 20; tries += 1) {
    const sentAt = performance.now()
    const last = await attempt({ ...sent, password: 'wrong-one' })
    if (last.status === 429) return { failures, last, endsAt: sentAt + waitOf(last) }
    const waited = performance.now() - failedAt
    if (failures < FREE_FAILURES || waited < FIRST_WAIT_MS) failures += 1
    failedAt = sentAt
  }
  throw new Error('no device was rate-limited')
}

/** The answer to an attempt during the wait; repeated if the wait was over before the answer. */
async function duringSiege(sent: Attempt, tried: Attempt): Promise<ApiResponse> {
  for (;;) {
    const { endsAt } = await besiege(sent)
    const answer = await attempt(tried)
    if (performance.now() < endsAt) return answer
  }
}

/** The answer's Retry-After in milliseconds; 0 without one. */
function waitOf({ body }: ApiResponse): number {
  const { data } = body
  const retryAfterMs =
    typeof data === 'object' && data && 'retryAfterMs' in data ? data.retryAfterMs : 0
  return Number(retryAfterMs)
}

it('After five failures from anywhere, unknown devices wait before the next try at that account', async () => {
  const { email, password } = await newShopper(shop)
  const { failures, last } = await besiege({ identity: email })
  expect(failures).toBe(FREE_FAILURES)
  expect(last.body).toMatchObject({ code: 'tooManyRequests' })
  // Even the right password is not checked, or a guess would not have to wait.
  const right = await duringSiege({ identity: email }, { identity: email.toUpperCase(), password })
  expect(right.status).toBe(429)
})

it('The wait doubles with each failure', async () => {
  const identity = `${newRecordId()}@example.com`
  for (let failures = 0, failedAt = 0; ;) {
    const sentAt = performance.now()
    const answer = await attempt({ identity })
    const wait = failures < FREE_FAILURES ? 0 : FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES)
    const waitMs = waitOf(answer)
    expect(waitMs).toBeLessThanOrEqual(wait)
    // On a slow machine a part of the wait, or all of it, was over before the answer.
    expect(waitMs + Math.ceil(performance.now() - failedAt) + 1).toBeGreaterThanOrEqual(wait)
    if (failures === FREE_FAILURES + 2) return
    if (answer.status === 429) {
      await sleep(waitMs)
      continue
    }
    expect(answer.status).toBe(400)
    failures += 1
    failedAt = sentAt
  }
})

it('Twenty simultaneous tries count like twenty in sequence', async () => {
  const identity = `${newRecordId()}@example.com`
  const sentAt = performance.now()
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt({ identity })))
  const waits = Math.log2((performance.now() - sentAt) / FIRST_WAIT_MS + 1)
  const looked = answers.filter(({ status }) => status === 400).length
  expect(looked).toBeGreaterThanOrEqual(FREE_FAILURES)
  // One more for each wait that was over while they were answered.
  expect(looked).toBeLessThanOrEqual(FREE_FAILURES + Math.floor(waits))
})

it('An address without an account is answered like one with an account', async () => {
  const { email } = await newShopper(shop)
  const [known, unknown] = await Promise.all([
    besiege({ identity: email }),
    besiege({ identity: `${newRecordId()}@example.com` }),
  ])
  expect(unknown.failures).toBe(known.failures)
  expect(Object.keys(unknown.last.body)).toEqual(Object.keys(known.last.body))
})

it('A device that the owner used before signs in during an attack on the account', async () => {
  const cookie = cookieOf(await attempt(owner()))
  expect((await duringSiege(owner(), owner())).status).toBe(429)
  const again = await attempt({ ...owner(), cookie })
  expect(again.status).toBe(200)
  // Its own address may be used up as well: the attacker may sit in the same network.
  const address = '192.0.2.7'
  const other = { identity: 'nobody@example.com', address }
  for (let count = 0; count < 25; count += 1) await attempt(other)
  expect((await attempt({ ...owner(), address })).status).toBe(429)
  expect((await attempt({ ...owner(), address, cookie })).status).toBe(200)
})

it('A known device stays known after a password change', async () => {
  const { id, email, password } = await newShopper(shop)
  const signedIn = await attempt({ identity: email, password })
  const token = String(signedIn.body['token'])
  const next = `another-${newRecordId()}`
  const body = { oldPassword: password, password: next, passwordConfirm: next }
  expect((await ask(shop, records('users', id), { method: 'PATCH', token, body })).status).toBe(200)
  await besiege({ identity: email })
  const cookie = cookieOf(signedIn)
  expect((await attempt({ identity: email, password: next, cookie })).status).toBe(200)
})

it('A known device gets no faster tries, and is unknown to other accounts', async () => {
  const mine = await newShopper(shop)
  const other = await newShopper(shop)
  const cookie = cookieOf(await attempt({ identity: mine.email, password: mine.password }))
  const statuses: number[] = []
  for (let count = 0; count < 22; count += 1)
    statuses.push((await attempt({ identity: mine.email, cookie })).status)
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400))
  expect(statuses.slice(20)).toEqual([429, 429])
  const borrowed = [cookie, `${cookie.split('=')[0]}=x.y`, cookie.replace(/.$/, '')]
  for (const each of borrowed) {
    const stranger = { identity: other.email, cookie: each }
    expect((await duringSiege({ identity: other.email }, stranger)).status).toBe(429)
  }
})

it('The device cookie is sent to the sign-in route only and hidden from scripts', async () => {
  let headers = new Headers()
  const signIn = async () => {
    const answer = await attempt(owner())
    ;({ headers } = answer)
    return answer.status
  }
  // Other tests have made unknown devices of the owner wait.
  await expect.poll(signIn).toBe(200)
  expect(headers.getSetCookie()).toHaveLength(1)
  expect(headers.getSetCookie()[0]).toMatch(
    /^device-[0-9a-f]{16}=\w+\.[0-9a-f]{64}; Path=\/api\/collections\/admins\/auth-with-password; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
  )
})

/** The three requests of a signed-in shopper that need the password too, each from another address. */
function waysToAsk({ id, token }: Person, password: string) {
  const next = `another-${newRecordId()}`
  const email = `${newRecordId()}@example.com`
  const change = { oldPassword: password, password: next, passwordConfirm: next }
  const send = (path: string, method: 'PATCH' | 'DELETE' | 'POST', body: object) => {
    const headers = fromAddress(nthAddress((addresses += 1)))
    return ask(shop, path, { method, token, body, headers })
  }
  return {
    newPassword: () => send(records('users', id), 'PATCH', change),
    newAddress: () => send('/api/account/email-change', 'POST', { email, password }),
    closing: () => send(records('users', id), 'DELETE', { password }),
  }
}

it('A stolen token guesses the password no faster than a stranger, whichever request it uses', async () => {
  const shopper = await newShopper(shop)
  const { newPassword, newAddress, closing } = waysToAsk(shopper, 'wrong-one')
  const sentAt = performance.now()
  const tries = Array.from({ length: 6 }, () => [newPassword(), newAddress(), closing()])
  const answers = await Promise.all(tries.flat())
  const waits = Math.log2((performance.now() - sentAt) / FIRST_WAIT_MS + 1)
  const looked = answers.filter(({ status }) => status === 400)
  expect(looked.length).toBeGreaterThanOrEqual(FREE_FAILURES)
  expect(looked.length).toBeLessThanOrEqual(FREE_FAILURES + Math.floor(waits))
  for (const { body } of looked) expect(body).toMatchObject({ code: 'loginFailed' })
  // The shopper signs in meanwhile, and can end every session.
  const { email, password } = shopper
  expect((await attempt({ identity: email, password })).status).toBe(200)
})

it('Failed sign-ins of strangers block no request of the signed-in shopper', async () => {
  const shopper = await newShopper(shop)
  const { newAddress, newPassword } = waysToAsk(shopper, shopper.password)
  await besiege({ identity: shopper.email })
  expect((await newAddress()).status).toBe(204)
  await besiege({ identity: shopper.email })
  expect((await newPassword()).status).toBe(200)
})

it('A right password is not checked without limit', async () => {
  const shopper = await newShopper(shop)
  const { newAddress } = waysToAsk(shopper, shopper.password)
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) statuses.push((await newAddress()).status)
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([204]))
  expect(statuses[20]).toBe(429)
})

it('Addresses of one IPv6 network count as one visitor, and the next network as another', async () => {
  const tried = async (address: string) =>
    (await attempt({ identity: `${newRecordId()}@example.com`, address })).status
  for (let count = 0; count < 20; count += 1)
    expect(await tried(`2001:db8:0:7::${count.toString(16)}`)).toBe(400)
  expect(await tried('2001:db8:0:7:ffff::1')).toBe(429)
  expect(await tried('2001:db8:0:8::1')).toBe(400)
  // An IPv4 address that a proxy writes as IPv6 is not one network with all others.
  for (let count = 0; count < 20; count += 1) expect(await tried('::ffff:192.0.2.9')).toBe(400)
  expect(await tried('192.0.2.9')).toBe(429)
  expect(await tried('::ffff:192.0.2.10')).toBe(400)
})
