import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { smtpEnv, startSmtpSink, type SmtpSink } from '#tests/harness/mail/smtpSink.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PATIENT = { timeout: 60_000 }

let shop: Shop
let sink: SmtpSink
let token: string
let root: string

beforeAll(async () => {
  sink = await startSmtpSink()
  const env = {
    ...smtpEnv(sink),
    DARZI_LIMITS: 'on',
    DARZI_URL: 'https://shop.house.example',
  }
  shop = await startShop({ folders: await minimalSite(), env })
  token = (await signInOwner(shop)).token
  root = await superuserToken(shop)
})

afterAll(async () => {
  await shop.stop()
  await sink.stop()
})

function post(path: string, body: object = {}, as = '') {
  return ask(shop, path, { method: 'POST', body, token: as })
}

async function mailsOf(filter: string) {
  const query = `?sort=@rowid&perPage=200&filter=${encodeURIComponent(filter)}`
  return itemsOf(await ask(shop, records('mails') + query, { token }))
}

describe('mails to one address', () => {
  it('are limited to six an hour; later orders are stored and their mails wait for the owner', async () => {
    const email = `${newRecordId()}@example.com`
    for (let count = 0; count < 9; count += 1)
      expect((await post(records('orders'), sentOrder({ email }))).status).toBe(200)
    const mails = await mailsOf(`to='${email}'`)
    expect(mails.map(({ held }) => held)).toEqual([
      ...Array.from({ length: 6 }, () => ''),
      'limit',
      'limit',
      'limit',
    ])
    const toHouse = await mailsOf(`replyTo='${email}'`)
    expect(toHouse.map(({ held }) => held)).toEqual(Array.from({ length: 9 }, () => ''))
    await expect
      .poll(() => sink.mails.filter(({ to }) => to.includes(email)).length, PATIENT)
      .toBe(6)

    // Mails that the owner causes have no limit.
    const orders = itemsOf(
      await ask(shop, `${records('orders')}?filter=(email='${email}')`, { token }),
    )
    const path = records('orders', String(orders[0]?.['id']))
    await ask(shop, path, { method: 'PATCH', token, body: { status: 'confirmed' } })
    expect(await mailsOf(`to='${email}'&&kind='status'`)).toMatchObject([{ held: '' }])

    // A second link is not needed: none is written.
    const asked = await post('/api/collections/users/request-password-reset', { email })
    expect(asked.status).toBe(204)
    expect(await mailsOf(`to='${email}'&&kind='reset'`)).toEqual([])
  })
})

describe('an owner who moves an order to its end at once', () => {
  it('does not use up the customer’s mail limit', async () => {
    const { id: user, email, token: own } = await newShopper(shop)
    const order = sentOrder({ user, email })
    expect((await post(records('orders'), order, own)).status).toBe(200)
    for (const status of ['confirmed', 'cutting', 'stitching', 'trial', 'ready', 'delivered']) {
      const path = records('orders', order.id)
      const moved = await ask(shop, path, { method: 'PATCH', token, body: { status } })
      expect(moved.status, status).toBe(200)
    }
    await post('/api/collections/users/request-password-reset', { email })
    expect(await mailsOf(`to='${email}'&&kind='reset'`)).toHaveLength(1)
    const next = sentOrder({ user, email })
    expect((await post(records('orders'), next, own)).status).toBe(200)
    expect(await mailsOf(`to='${email}'&&cause='${next.id}'`)).toMatchObject([{ held: '' }])
  })
})

describe('text typed by a stranger', () => {
  it('never becomes a link in a mail', async () => {
    const email = `${newRecordId()}@example.com`
    const evil = 'Win https://evil.example/x www.evil.example'
    const order = sentOrder({ email, firstName: evil, lastName: 'evil.example', note: evil })
    expect((await post(records('orders'), order)).status).toBe(200)
    const visit = {
      id: newRecordId(),
      name: evil,
      email,
      phone: '98765 43210',
      service: 'made-to-measure',
      message: evil,
    }
    expect((await post(records('appointments'), visit)).status).toBe(200)
    const mails = await mailsOf(`cause='${order.id}'||cause='${visit.id}'`)
    expect(mails).toHaveLength(3)
    for (const { subject, text, html } of mails) {
      // The chat's link carries the order as its own, encoded text: it is one link, to the chat. The
      // order's page is the shop's own.
      const shown = `${String(subject)} ${String(text)} ${String(html)}`
      const withoutOwn = shown.replace(
        /https:\/\/(wa\.me|shop\.house\.example\/order)\/[^\s"<]+/g,
        '',
      )
      expect(withoutOwn).not.toMatch(/evil\.example|evil:\/\//)
      expect(withoutOwn).not.toContain('href="http')
    }
    expect(String(mails[2]?.['text'])).toContain('https[:]//evil[.]example/x')
    expect(String(mails[0]?.['text'])).toContain(email)
  })
})

describe('overdue mails', () => {
  const days = (count: number) => new Date(Date.now() - count * DAY_MS).toISOString()

  async function write(subject: string, nextTry: string) {
    const to = `${newRecordId()}@example.com`
    const row = { kind: 'order', cause: newRecordId(), subject, text: subject, to, nextTry }
    const { body } = await post(records('mails'), row, root)
    return { id: String(body['id']), to }
  }

  const sentTo = (address: string) => sink.mails.some(({ to }) => to.includes(address))

  async function held() {
    return (await mailsOf("held='old'")).map(({ subject }) => subject)
  }

  it('wait for the owner, who sends or discards one or all', async () => {
    const fresh = await write('fresh', days(0.9))
    const old: { id: string; to: string }[] = []
    for (const name of ['old 1', 'old 2', 'old 3', 'old 4']) old.push(await write(name, days(2)))
    await expect.poll(() => sentTo(fresh.to), PATIENT).toBe(true)
    await expect.poll(held, PATIENT).toEqual(['old 1', 'old 2', 'old 3', 'old 4'])
    expect(old.filter(({ to }) => sentTo(to))).toEqual([])

    const one = (at: number, what: string) =>
      post(`/api/owner/mails/${old[at]?.id ?? ''}/${what}`, {}, token)
    expect((await one(0, 'discard')).status).toBe(204)
    expect((await one(1, 'resend')).status).toBe(200)
    await expect.poll(() => sentTo(old[1]?.to ?? ''), PATIENT).toBe(true)
    expect((await one(1, 'discard')).status, 'it has left').toBe(409)
    expect(await held()).toEqual(['old 3', 'old 4'])

    const all = (what: string, as = token) => post(`/api/owner/held-mails/${what}`, {}, as)
    expect((await all('discard', '')).status).toBe(401)
    expect((await all('send')).status).toBe(204)
    await expect.poll(() => [2, 3].every((at) => sentTo(old[at]?.to ?? '')), PATIENT).toBe(true)

    await write('old 5', days(2))
    await expect.poll(held, PATIENT).toEqual(['old 5'])
    expect((await all('discard')).status).toBe(204)
    expect(await held()).toEqual([])
    expect(sentTo(old[0]?.to ?? '')).toBe(false)
  })
})
