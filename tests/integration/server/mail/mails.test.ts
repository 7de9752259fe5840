import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { startSmtpShop, type SmtpShop } from '#tests/harness/mail/smtpShop.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'
import type { Mail, SmtpSink } from '#tests/harness/mail/smtpSink.ts'

const refusal: unknown = expect.stringContaining('550')
const PATIENT = { timeout: 60_000 }

let mailed: SmtpShop
let sink: SmtpSink
let shop: Shop
let owner: Person
let folders: Awaited<ReturnType<typeof minimalSite>>

beforeAll(async () => {
  folders = await minimalSite()
  mailed = await startSmtpShop(folders)
  ;({ shop, sink } = mailed)
  owner = await signInOwner(shop)
})

afterEach(() => sink.behave('accept'))

afterAll(() => mailed.stop())

function send(collection: string, body: object, token = '') {
  return ask(shop, records(collection), { method: 'POST', token, body })
}

function mailsTo(address: string): Mail[] {
  return mailed.mailsTo(address)
}

/** Headers unfolded, the body's quoted-printable read. */
function readable({ data }: Mail): string {
  const joined = data.replace(/=\r\n/g, '').replace(/\r\n[ \t]/g, ' ')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

async function box(cause: string) {
  const path = `${records('mails')}?filter=(cause='${cause}')&sort=@rowid`
  return itemsOf(await ask(shop, path, { token: owner.token }))
}

describe('the mails of an order', () => {
  it('go to the house and then to the customer, each with the other as reply address', async () => {
    const email = `${newRecordId()}@example.com`
    const { body } = await send('orders', sentOrder({ email, note: 'Two buttons' }))
    await expect.poll(() => mailsTo(email).length, PATIENT).toBe(1)
    const [toCustomer] = mailsTo(email)
    const toOwner = sink.mails.find(({ data }) =>
      data.includes(`New order ${String(body['number'])}`),
    )
    if (!toCustomer || !toOwner) throw new Error('a mail is missing')
    expect(sink.mails.indexOf(toOwner)).toBeLessThan(sink.mails.indexOf(toCustomer))
    expect(toOwner.to).toEqual(['house@emberandthread.example'])
    expect(readable(toOwner)).toMatch(new RegExp(`^Reply-To: <${email}>`, 'm'))
    expect(readable(toCustomer)).toMatch(/^Reply-To: <house@emberandthread.example>/m)
    expect(readable(toCustomer)).toContain('₹42,999')
    expect(readable(toCustomer)).toContain('https://wa.me/')
    expect(readable(toOwner)).toContain('Two buttons')
    for (const type of ['text/plain', 'text/html']) expect(toCustomer.data).toContain(type)
    await expect
      .poll(async () => (await box(String(body['id']))).every(({ sent }) => sent !== ''))
      .toBe(true)
  })

  it('tell the customer of each step', async () => {
    const email = `${newRecordId()}@example.com`
    const order = sentOrder({ email })
    await send('orders', order)
    const patch = { method: 'PATCH', token: owner.token, body: { status: 'confirmed' } } as const
    await ask(shop, records('orders', order.id), patch)
    expect(await box(order.id)).toMatchObject([
      { kind: 'order' },
      { kind: 'order' },
      { kind: 'status', to: email },
    ])
  })

  it('tell the customer where the order is when a step is taken back after its mail has left', async () => {
    const email = `${newRecordId()}@example.com`
    const order = sentOrder({ email })
    await send('orders', order)
    const move = (status: string) =>
      ask(shop, records('orders', order.id), {
        method: 'PATCH',
        token: owner.token,
        body: { status },
      })
    await move('confirmed')
    await move('cutting')
    await expect.poll(() => mailsTo(email).length, PATIENT).toBe(3)
    await move('confirmed')
    const subjects = (await box(order.id)).slice(2).map(({ subject }) => String(subject))
    expect(subjects.map((subject) => subject.replace(/^Order ET-\d+: /, ''))).toEqual([
      'Confirmed',
      'Cutting',
      'Confirmed',
    ])
  })

  it('let no customer text add a header or a tag', async () => {
    const order = sentOrder({ firstName: 'Eve\r\nBcc: all@example.com', note: '<b>bold</b>' })
    await send('orders', order)
    const [first] = await box(order.id)
    expect(first?.['subject']).toMatch(/^New order ET-\d+ from Eve Bcc: all@example\[\.\]com Rao$/)
    expect(first?.['html']).toContain('&lt;b&gt;bold&lt;/b&gt;')
    expect(first?.['html']).not.toContain('<b>')
    const arrived = () => sink.mails.find(({ data }) => data.includes('from Eve'))
    await expect.poll(arrived, PATIENT).toBeDefined()
    expect(arrived()?.to).toEqual(['house@emberandthread.example'])
    expect(arrived()?.data).not.toMatch(/^Bcc:/im)
  })

  it.each(['taro..yamada', 'taro.', '.taro'])(
    'are not queued for an address that the mail program refuses, and the order is stored: %s',
    async (mailbox) => {
      const order = sentOrder({ email: `${mailbox}@example.com` })
      expect((await send('orders', order)).status).toBe(200)
      expect((await box(order.id)).map(({ to }) => to)).toEqual(['house@emberandthread.example'])
    },
  )

  it('are not sent for an order that was not stored', async () => {
    const before = itemsOf(await ask(shop, records('mails'), { token: owner.token })).length
    await send('orders', sentOrder({ zipCode: '0' }))
    expect(itemsOf(await ask(shop, records('mails'), { token: owner.token }))).toHaveLength(before)
  })
})

describe('a failing mail server', () => {
  it('delays no order', async () => {
    sink.behave('hang')
    const email = `${newRecordId()}@example.com`
    const { status, body } = await send('orders', sentOrder({ email }))
    expect(status).toBe(200)
    expect((await box(String(body['id']))).map(({ sent }) => sent)).toEqual(['', ''])
    sink.behave('accept')
    await expect.poll(() => mailsTo(email).length, PATIENT).toBe(1)
  })

  it('has each try counted and the next one scheduled before it is contacted', async () => {
    sink.behave('hang')
    const { body } = await send('orders', sentOrder())
    const first = async () => (await box(String(body['id'])))[0]
    await expect.poll(async () => (await first())?.['tries'], PATIENT).toBe(1)
    expect(Date.parse(String((await first())?.['nextTry']))).toBeGreaterThan(Date.now() + 60_000)
  })

  it('receives the mail later', async () => {
    sink.behave('reject')
    const email = `${newRecordId()}@example.com`
    const { body } = await send('orders', sentOrder({ email }))
    const tries = async () => (await box(String(body['id']))).map(({ tries }) => Number(tries))
    await expect.poll(async () => Math.min(...(await tries())), PATIENT).toBeGreaterThan(0)
    expect((await box(String(body['id'])))[0]).toMatchObject({
      sent: '',
      error: refusal,
    })
    sink.behave('accept')
    await expect.poll(() => mailsTo(email).length, PATIENT).toBe(1)
  })
})

describe('requests', () => {
  it('reach the house with the sender as reply address', async () => {
    const shopper = await newShopper(shop, { name: 'Meera' })
    const garment = {
      material: 'linen',
      color: '#223344',
      fitType: 'loose',
      additionalRequests: 'My chest is 101 cm',
    }
    const tailoring = {
      id: newRecordId(),
      user: shopper.id,
      ...garment,
      measurements: { chest: 1016 },
    }
    const made = await send('tailoring_requests', tailoring, shopper.token)
    expect(made.status).toBe(200)
    expect(await box(tailoring.id)).toMatchObject([
      { kind: 'request', replyTo: shopper.email, subject: 'Tailoring request from Meera' },
    ])
    const text = String((await box(tailoring.id))[0]?.['text'])
    expect(text).toContain('linen')
    expect(text).toContain('https://shop.house.example/admin/requests?tab=tailoring')
    expect(text, 'measurements stay with the house').not.toMatch(/\b(1016|101)\b/)
  })

  it('are deleted with the account that sent them, and so are its account mails', async () => {
    const leaving = await newShopper(shop)
    const staying = await newShopper(shop)
    const change = { email: `${newRecordId()}@example.com`, password: leaving.password }
    const path = '/api/account/email-change'
    await ask(shop, path, { method: 'POST', token: leaving.token, body: change })
    const measurements = { chest: 1016 }
    const garment = { material: 'linen', color: '#223344', fitType: 'loose', measurements }
    const request = async ({ id: user, token }: Person) => {
      const id = newRecordId()
      expect((await send('tailoring_requests', { id, user, ...garment }, token)).status).toBe(200)
      return id
    }
    const gone = await request(leaving)
    const kept = await request(staying)
    const mails = async () => [await box(leaving.id), await box(gone), await box(kept)]
    expect((await mails()).map(({ length }) => length)).toEqual([2, 1, 1])
    const close = { method: 'DELETE', token: leaving.token, body: change } as const
    expect((await ask(shop, records('users', leaving.id), close)).status).toBe(204)
    expect((await mails()).map(({ length }) => length)).toEqual([0, 0, 1])
  })
})

describe('a password reset', () => {
  it('is completed on our own page, once', async () => {
    const { email } = await newShopper(shop)
    const path = '/api/collections/users/request-password-reset'
    expect((await ask(shop, path, { method: 'POST', body: { email } })).status).toBe(204)
    const unknown = { method: 'POST', body: { email: 'nobody@example.com' } } as const
    expect((await ask(shop, path, unknown)).status).toBe(204)
    await expect.poll(() => mailsTo(email).length, PATIENT).toBe(1)
    const [mail] = mailsTo(email)
    const link = /https:\/\/shop\.house\.example\/reset-password#([\w.-]+)/.exec(
      mail ? readable(mail) : '',
    )
    const password = `brand-new-${newRecordId()}`
    const finish = (next: string) =>
      ask(shop, '/api/collections/users/confirm-password-reset', {
        method: 'POST',
        body: { token: link?.[1], password: next, passwordConfirm: next },
      })
    expect((await finish('password1')).body['code']).toBe('passwordCommon')
    expect((await finish(password)).status).toBe(204)
    expect((await finish(password)).body).toMatchObject({
      data: { token: { code: 'validation_invalid_token' } },
    })
  })
})

describe('a password reset for an unknown address', () => {
  it('is answered the same, and discarded without a mail', async () => {
    const email = `${newRecordId()}@example.com`
    const known = await newShopper(shop)
    const path = '/api/collections/users/request-password-reset'
    const answers = [
      await ask(shop, path, { method: 'POST', body: { email } }),
      await ask(shop, path, { method: 'POST', body: { email: known.email } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    await expect.poll(() => mailsTo(known.email).length, PATIENT).toBe(1)
    const filter = `filter=(kind='reset'%26%26to='${email}')`
    const rows = async () =>
      itemsOf(await ask(shop, `${records('mails')}?${filter}`, { token: owner.token }))
    await expect.poll(async () => (await rows()).length, PATIENT).toBe(0)
    expect(mailsTo(email)).toEqual([])
  })

  it('sends one mail in two minutes, whose link the owner never sees', async () => {
    const { email } = await newShopper(shop)
    const path = '/api/collections/users/request-password-reset'
    for (const spelled of [email, email.toUpperCase(), ` ${email} `])
      await ask(shop, path, { method: 'POST', body: { email: spelled } })
    await expect.poll(() => mailsTo(email).length, PATIENT).toBe(1)
    const filter = `filter=(to='${email}')`
    const rows = itemsOf(await ask(shop, `${records('mails')}?${filter}`, { token: owner.token }))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('reset-password#')
  })
})

describe('old mails', () => {
  it('are deleted: sent ones and those given up after 90 days, account mails after one', async () => {
    const root = await superuserToken(shop)
    const daysAgo = (days: number) =>
      new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    const rows = {
      freshOrder: { kind: 'order', sent: daysAgo(89) },
      oldOrder: { kind: 'order', sent: daysAgo(91) },
      waitingOrder: { kind: 'order', tries: 19, nextTry: daysAgo(-0.1) },
      freshFailure: { kind: 'order', tries: 20, nextTry: daysAgo(89) },
      oldFailure: { kind: 'order', tries: 20, nextTry: daysAgo(91) },
      freshHeld: { kind: 'request', held: 'limit', nextTry: daysAgo(89) },
      oldHeld: { kind: 'request', held: 'limit', nextTry: daysAgo(91) },
      freshReset: { kind: 'reset', tries: 20, nextTry: daysAgo(0.9) },
      oldReset: { kind: 'reset', tries: 20, nextTry: daysAgo(1.1) },
      oldAccount: { kind: 'account', sent: daysAgo(1.1), nextTry: daysAgo(1.1) },
    }
    const cause = newRecordId()
    for (const [subject, row] of Object.entries(rows)) {
      const body = { ...row, cause, subject, to: 'asha@example.com' }
      await ask(shop, records('mails'), { method: 'POST', token: root, body })
    }
    expect(await box(cause)).toHaveLength(10)
    await ask(shop, '/api/crons/mailsPrune', { method: 'POST', token: root })
    await expect
      .poll(async () => (await box(cause)).map(({ subject }) => subject))
      .toEqual(['freshOrder', 'waitingOrder', 'freshFailure', 'freshHeld', 'freshReset'])
  })
})

describe('with EmailJS', () => {
  it('the server queues only the mails that the app cannot send', async () => {
    const mailing = await minimalSite({ emailjs: 'https://api.emailjs.com' })
    const other = await startShop({ folders: mailing })
    const { token } = await signInOwner(other)
    const mails = async () => itemsOf(await ask(other, records('mails'), { token }))
    const order = sentOrder()
    const placed = await ask(other, records('orders'), { method: 'POST', body: order })
    expect(placed.status).toBe(200)
    expect(await mails()).toEqual([])

    const patch = { method: 'PATCH', token, body: { status: 'confirmed' } } as const
    await ask(other, records('orders', order.id), patch)
    expect(await mails()).toMatchObject([{ kind: 'status', cause: order.id }])

    const counter = { ...sentOrder(), source: 'counter' }
    await ask(other, records('orders'), { method: 'POST', token, body: counter })
    const causes = (await mails()).map(({ cause }) => cause)
    expect(causes.filter((cause) => cause === counter.id)).toHaveLength(2)
    await other.stop()
  })
})
