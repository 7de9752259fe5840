import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, asObject, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

/** A picture of one pixel. */
const TINY_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let shop: Shop
let folders: Awaited<ReturnType<typeof minimalSite>>

beforeAll(async () => {
  folders = await minimalSite()
  shop = await startShop({ folders, env: { DARZI_LIMITS: 'off' } })
})

afterAll(() => shop.stop())

function signUp(changes: object = {}, token = '') {
  const password = `very-own-${newRecordId()}`
  const account = {
    id: newRecordId(),
    email: `${newRecordId()}@example.com`,
    name: 'Asha',
    phone: '+91 98765 43210',
  }
  const body = { ...account, password, passwordConfirm: password, ...changes }
  return ask(shop, records('users'), { method: 'POST', body, token })
}

function signIn(identity: string, password: string, collection = 'users', headers = {}) {
  const path = `/api/collections/${collection}/auth-with-password`
  return ask(shop, path, { method: 'POST', body: { identity, password }, headers })
}

describe('creating an account', () => {
  it.each([
    ['measure', 'passwordTooShort'],
    ['x7'.repeat(36), 'passwordTooLong'],
    ['🧵'.repeat(18), 'passwordTooLong'],
    ['password1', 'passwordCommon'],
    ['12345678', 'passwordCommon'],
    ['Qwerty123!', 'passwordCommon'],
  ])('refuses the password %s', async (password, code) => {
    const { status, body } = await signUp({ password, passwordConfirm: password })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code, data: { fields: { password: code } } })
  })

  it('accepts long and short passwords without composition rules', async () => {
    for (const password of [
      'seven yards of linen',
      'kzvqhtwm',
      newRecordId().repeat(4) + newRecordId().slice(5),
    ]) {
      expect((await signUp({ password, passwordConfirm: password })).status).toBe(200)
    }
  })

  it.each([
    [' Meera\nShah ', '099887 76655', 'Meera Shah', '+919988776655'],
    ['Ana', '+1 (415) 555-2671', 'Ana', '+14155552671'],
  ])('stores the name %j on one line and the number %s as it is dialled', async (...given) => {
    const [name, phone, line, dialled] = given
    const email = `${newRecordId()}@example.com`
    const own = { email, password: 'seven yards of linen', passwordConfirm: 'seven yards of linen' }
    expect((await signUp({ ...own, name, phone })).status).toBe(200)
    const { body } = await signIn(email, own.password)
    expect(body['record']).toMatchObject({ name: line, phone: dialled })
  })

  it.each([
    [{ phone: '' }, 'required'],
    [{ phone: undefined }, 'required'],
    [{ phone: '12345' }, 'phoneInvalid'],
    [{ phone: '+1 (415) 155-2671' }, 'phoneInvalid'],
    [{ phone: 'call me' }, 'phoneInvalid'],
    [{ phone: '(415) 555-2671' }, 'phoneCodeMissing'],
    [{ phone: { number: '98765 43210' } }, 'required'],
    [{ name: ' \n' }, 'required'],
    [{ name: 'x'.repeat(81) }, 'tooLong'],
  ])('refuses %j for a new and for a known address alike', async (wrong, code) => {
    const { email } = await newShopper(shop)
    const fresh = await signUp(wrong)
    const taken = await signUp({ ...wrong, email })
    expect(fresh.status).toBe(400)
    const [field = ''] = Object.keys(wrong)
    expect(fresh.body).toMatchObject({ code, data: { fields: { [field]: code } } })
    expect(taken.body).toEqual(fresh.body)
  })

  it('answers a known address like a new one, and creates no second account', async () => {
    const known = await newShopper(shop)
    const fresh = await signUp({ name: 'Eve' })
    const taken = await signUp({ name: 'Eve', email: known.email.toUpperCase() })
    expect(taken.status).toBe(fresh.status)
    const shape = ({ body }: typeof fresh) =>
      Object.entries(body)
        .map(([key, value]) => [key, typeof value, String(value).replace(/[a-z0-9]/g, 'x')])
        .sort()
    expect(shape(taken)).toEqual(shape(fresh))
    expect([...taken.headers.keys()].sort()).toEqual([...fresh.headers.keys()].sort())
    expect((await ask(shop, records('users', known.id), { token: known.token })).body['name']).toBe(
      'Asha Rao',
    )
    expect((await signIn(known.email, known.password)).status).toBe(200)

    const { token } = await signInOwner(shop)
    const path = `${records('mails')}?filter=(kind='account')`
    const mails = itemsOf(await ask(shop, path, { token }))
    expect(mails).toMatchObject([{ to: known.email.toUpperCase() }])
  })

  it.each([{ emailVisibility: true }, { emailVisibility: 'true', verified: false }])(
    'never reveals an address in its answer, whatever is asked for: %j',
    async (wish) => {
      const { email } = await newShopper(shop)
      const fresh = await signUp(wish)
      const taken = await signUp({ ...wish, email })
      expect(taken.status).toBe(fresh.status)
      expect(Object.keys(taken.body).sort()).toEqual(Object.keys(fresh.body).sort())
      expect(JSON.stringify([fresh.body, taken.body])).not.toContain('@example.com')
      expect(taken.body['emailVisibility']).toEqual(fresh.body['emailVisibility'])
    },
  )

  it('reports other faults in the same way for known and new addresses', async () => {
    const { email } = await newShopper(shop)
    for (const wrong of [{ name: '' }, { id: 'short' }, { passwordConfirm: 'another one' }]) {
      const fresh = await signUp(wrong)
      const taken = await signUp({ ...wrong, email })
      expect(taken.status, JSON.stringify(wrong)).toBe(400)
      expect(taken.body).toEqual(fresh.body)
    }
  })
})

describe('signing in', () => {
  it('fails in the same way for a wrong password and an unknown address', async () => {
    const { email } = await newShopper(shop)
    const wrong = await signIn(email, 'wrong-one')
    const unknown = await signIn('x@example.com', 'wrong-one')
    expect(wrong.status).toBe(400)
    expect(wrong).toMatchObject({ status: unknown.status, body: unknown.body })
  })

  it('finds the account however the address is written', async () => {
    const email = `Asha.${newRecordId()}@Example.com`
    const password = 'pins-and-needles'
    const person = { name: 'Asha Rao', phone: '+919876543210', passwordConfirm: password }
    const body = { ...person, email, password }
    expect((await ask(shop, records('users'), { method: 'POST', body })).status).toBe(200)
    for (const typed of [email, email.toLowerCase(), email.toUpperCase()]) {
      expect((await signIn(typed, password)).status, typed).toBe(200)
      expect((await signIn(typed, `${password}!`)).status, typed).toBe(400)
    }
    const path = '/api/collections/admins/auth-with-password'
    const owner = { identity: shop.owner.email.toUpperCase(), password: shop.owner.password }
    expect((await ask(shop, path, { method: 'POST', body: owner })).status).toBe(200)
  })

  it('is limited to 20 tries in five minutes, with Retry-After', async () => {
    const strict = await startShop({ folders, env: { DARZI_LIMITS: 'on' } })
    const path = '/api/collections/admins/auth-with-password'
    const attempt = () => {
      const body = { identity: `${newRecordId()}@example.com`, password: 'wrong-one' }
      return ask(strict, path, { method: 'POST', body })
    }
    const statuses: number[] = []
    for (let count = 0; count < 20; count += 1) statuses.push((await attempt()).status)
    const last = await attempt()
    await strict.stop()
    expect(new Set(statuses)).toEqual(new Set([400]))
    expect(last.status).toBe(429)
    expect(last.body['code']).toBe('tooManyRequests')
    const seconds = Number(last.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(200)
    expect(seconds).toBeLessThanOrEqual(300)
  })

  it('lasts 30 days for a shopper and 12 hours for the owner', async () => {
    const days = (token: string) => {
      const claims = asObject(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
      return (Number(claims['exp']) * 1000 - Date.now()) / (24 * 60 * 60 * 1000)
    }
    expect(days((await newShopper(shop)).token)).toBeCloseTo(30, 2)
    expect(days((await signInOwner(shop)).token)).toBeCloseTo(0.5, 2)
  })
})

describe('changing name and phone', () => {
  const change = (id: string, token: string, body: object) =>
    ask(shop, records('users', id), { method: 'PATCH', token, body })

  it('stores the name on one line and the number as it is dialled', async () => {
    const { id, token } = await newShopper(shop)
    const { status, body } = await change(id, token, {
      name: ' Meera\nShah ',
      phone: '099887 76655',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Meera Shah', phone: '+919988776655' })
  })

  it.each([
    [{ name: ' ' }, 'required'],
    [{ name: 'x'.repeat(81) }, 'tooLong'],
    [{ phone: '' }, 'required'],
    [{ phone: '12345' }, 'phoneInvalid'],
    [{ phone: 'call me' }, 'phoneInvalid'],
    [{ phone: '(415) 555-2671' }, 'phoneCodeMissing'],
  ])('refuses %j, and changes nothing', async (sent, code) => {
    const { id, token } = await newShopper(shop)
    const { status, body } = await change(id, token, sent)
    expect(status).toBe(400)
    const [field = ''] = Object.keys(sent)
    expect(body).toMatchObject({ code, data: { fields: { [field]: code } } })
    const { body: stored } = await ask(shop, records('users', id), { token })
    expect(stored).toMatchObject({ name: 'Asha Rao', phone: '+919876543210' })
  })

  it('is refused to another shopper, to the owner and to a guest', async () => {
    const { id, token } = await newShopper(shop)
    const others = [(await newShopper(shop)).token, (await signInOwner(shop)).token, '']
    for (const other of others)
      expect((await change(id, other, { name: 'Mallory' })).status).toBe(404)
    const { body: stored } = await ask(shop, records('users', id), { token })
    expect(stored).toMatchObject({ name: 'Asha Rao' })
  })

  it('leaves a number alone that an older version stored', async () => {
    const email = `${newRecordId()}@example.com`
    const old = { email, phone: '12345', password: 'an old one', passwordConfirm: 'an old one' }
    const { body: made } = await signUp(old, await superuserToken(shop))
    const { body: session } = await signIn(email, old.password)
    const { body } = await change(String(made['id']), String(session['token']), {
      name: 'Meera Shah',
    })
    expect(body).toMatchObject({ name: 'Meera Shah', phone: '12345' })
  })
})

describe('revoking sessions', () => {
  it('invalidates every token of the account', async () => {
    const { id, email, password, token } = await newShopper(shop)
    const other = await signIn(email, password)
    const path = '/api/account/sign-out-everywhere'
    expect((await ask(shop, path, { method: 'POST', token })).status).toBe(204)
    for (const old of [token, String(other.body['token'])]) {
      expect((await ask(shop, records('users', id), { token: old })).status).toBe(404)
    }
    expect((await ask(shop, path, { method: 'POST' })).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('happens on a password change, which needs the old password', async () => {
    const { id, email, password, token } = await newShopper(shop)
    const next = `another-${newRecordId()}`
    const body = { password: next, passwordConfirm: next }
    const path = records('users', id)
    expect((await ask(shop, path, { method: 'PATCH', token, body })).status).toBe(400)
    const common = { oldPassword: password, password: 'password1', passwordConfirm: 'password1' }
    expect((await ask(shop, path, { method: 'PATCH', token, body: common })).body['code']).toBe(
      'passwordCommon',
    )
    const valid = { ...body, oldPassword: password }
    expect((await ask(shop, path, { method: 'PATCH', token, body: valid })).status).toBe(200)
    expect((await ask(shop, path, { token })).status).toBe(404)
    expect((await signIn(email, next)).status).toBe(200)
  })
})

describe('superusers', () => {
  const account = ['root@example.com', 'only-in-this-test'] as const

  it('sign in from this machine only, not through a proxy', async () => {
    await superuserToken(shop)
    expect((await signIn(...account, '_superusers')).status).toBe(200)
    for (const spelling of ['_superusers', '_SuperUsers', 'pbc_3142635823']) {
      const forwarded = { 'X-Forwarded-For': '127.0.0.1' }
      expect((await signIn(...account, spelling, forwarded)).status, spelling).toBe(403)
    }
  })

  it('have no dashboard unless it is enabled', async () => {
    for (const path of ['/_/', '/_/assets/index.js']) {
      const answer = await fetch(shop.url + path)
      await answer.arrayBuffer()
      expect(answer.status, path).toBe(404)
    }
    const open = await startShop({ folders, env: { DARZI_DASHBOARD: '1' } })
    const answer = await fetch(`${open.url}/_/`)
    expect(await answer.text()).toContain('PocketBase')
    await open.stop()
  })
})

describe('rate limits', () => {
  it('apply per action and address, and say how long to wait', async () => {
    const strict = await startShop({ folders, env: { DARZI_LIMITS: 'on' } })
    const { token } = await signInOwner(strict)
    const visit = { name: 'Asha', phone: '+91 98765 43210', service: 'styling', message: 'Hello' }
    const reset = '/api/collections/users/request-password-reset'
    const newPerson = () => ({ id: newRecordId(), email: `${newRecordId()}@example.com` })
    const account = () => ({
      ...newPerson(),
      name: 'Asha',
      phone: visit.phone,
      password: 'short',
      passwordConfirm: 'short', // counted, and cheap
    })
    const actions = [
      { path: records('orders'), body: () => sentOrder(), most: 30 },
      { path: records('subscribers'), body: newPerson, most: 10 },
      { path: records('appointments'), body: () => ({ ...newPerson(), ...visit }), most: 10 },
      { path: records('users'), body: account, most: 10 },
      { path: reset, body: newPerson, most: 10 },
      { path: records('products'), body: photographed, most: 120, token },
    ]
    for (const { path, body, most, token = '' } of actions) {
      const send = () => ask(strict, path, { method: 'POST', token, body: body() })
      const answers = await Promise.all(Array.from({ length: most }, send))
      const last = await send()
      expect(last.status, path).toBe(429)
      expect(last.body, path).toEqual({
        status: 429,
        code: 'tooManyRequests',
        message: 'That was a lot at once. Please wait a little and try again.',
        data: { retryAfterMs: expect.any(Number) as unknown },
      })
      expect(Number(last.headers.get('retry-after')), path).toBeGreaterThan(0)
      // Earlier requests count for the last one too.
      expect(answers.map(({ status }) => status)).not.toContain(429)
    }
    await strict.stop()
  })

  it('apply to measurement sets, new ones and saved ones alike', async () => {
    const strict = await startShop({ folders, env: { DARZI_LIMITS: 'on' } })
    const { id: user, token } = await newShopper(strict)
    const body = { id: newRecordId(), user, name: 'Me' }
    const create = () => ask(strict, records('measurement_sets'), { method: 'POST', token, body })
    const save = () =>
      ask(strict, records('measurement_sets', body.id), { method: 'PATCH', token, body })
    const answers = [await create(), ...(await Promise.all(Array.from({ length: 119 }, save)))]
    const last = [await create(), await save()]
    await strict.stop()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(last.map(({ status }) => status)).toEqual([429, 429])
  })

  it('apply to all requests of an address: 600 in ten seconds', async () => {
    const strict = await startShop({ folders, env: { DARZI_LIMITS: 'on' } })
    const statuses: number[] = []
    // A machine that takes more than ten seconds for 600 is given another ten.
    while (!statuses.includes(429)) {
      const burst = Array.from({ length: 100 }, () => ask(strict, records('shop')))
      statuses.push(...(await Promise.all(burst)).map(({ status }) => status))
    }
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(600)
    await strict.stop()
  })
})

function photographed(): FormData {
  const form = new FormData()
  form.append('name', 'Not sound enough to be stored, and counted all the same')
  form.append('price', '1')
  form.append('photo', new Blob([TINY_PNG]), 'tiny.png')
  return form
}
