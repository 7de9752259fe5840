import { expect, onTestFinished, test } from 'vitest'
import { startSmtpShop, type SmtpShop } from '#tests/harness/mail/smtpShop.ts'
import { startPushShop } from '#tests/harness/push/pushShop.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { fillDisk } from '#tests/harness/server/fillDisk.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'

const MAILED = { timeout: 60_000 }
const NEW_PASSWORD = { password: 'a sound new password', passwordConfirm: 'a sound new password' }

const STOLE = {
  name: 'Linen Stole',
  description: 'Hand loomed',
  price: 1999,
  category: 'Stoles',
  image: '',
  measurements: [],
}

/** One save of a measurement set, as a phone sends it. */
function edit() {
  const now = Date.now()
  const stamp = { id: newRecordId(), at: now, savedAt: new Date(now).toISOString() }
  return { ...stamp, version: 1, values: { chest: 1016 }, details: { name: 'Ravi' } }
}

/** The token in the link of the only mail to an address. */
async function tokenMailedTo({ mailsTo }: SmtpShop, email: string): Promise<string> {
  await expect.poll(() => mailsTo(email).length, MAILED).toBe(1)
  const data = mailsTo(email)[0]?.data.replace(/=\r\n/g, '') ?? ''
  return /house\.example\/[\w-]+#([\w.-]+)/.exec(data)?.[1] ?? ''
}

test('On a full disk every request that writes gets the answer to try again later', async () => {
  const mailed = await startSmtpShop(await minimalSite())
  onTestFinished(() => mailed.stop())
  const { shop } = mailed
  const post = (path: string, body: object = {}, token = '') =>
    ask(shop, path, { method: 'POST', body, token })

  const { token } = await signInOwner(shop)
  const asha = await newShopper(shop)
  const ravi = await newShopper(shop)
  const reader = `${newRecordId()}@example.com`
  const reset = '/api/collections/users/request-password-reset'
  await post(records('orders'), sentOrder())
  await post(records('subscribers'), { id: newRecordId(), email: reader })
  await post(reset, { email: ravi.email })
  const subscription = { token: await tokenMailedTo(mailed, reader) }
  const newPassword = { token: await tokenMailedTo(mailed, ravi.email), ...NEW_PASSWORD }
  const [order] = itemsOf(await ask(shop, records('orders'), { token }))
  const [mail] = itemsOf(await ask(shop, records('mails'), { token }))
  const set = { id: newRecordId(), user: ravi.id, name: 'Ravi' }
  const sendSet = () => post(records('measurement_sets'), { ...set, history: [edit()] }, ravi.token)
  await sendSet()
  const person = { name: 'Asha', phone: '+91 98765 43210' }
  const account = (email: string) => ({ email, ...NEW_PASSWORD, ...person })

  fillDisk(shop, true)
  const answers = {
    'many products': await post(
      '/api/owner/products',
      { changes: [{ id: newRecordId(), fields: STOLE }] },
      token,
    ),
    'the dates of an order': await post(
      `/api/owner/orders/${String(order?.['id'])}/dates`,
      { trialDate: '', dueDate: '2027-01-02', rev: order?.['rev'] },
      token,
    ),
    'another edit of a measurement set': await sendSet(),
    'a mail sent again': await post(`/api/owner/mails/${String(mail?.['id'])}/resend`, {}, token),
    'a confirmed subscription': await post('/api/newsletter/confirm', subscription),
    'a forgotten password': await post(reset, { email: asha.email }),
    'a new password': await post('/api/collections/users/confirm-password-reset', newPassword),
    'a new account': await post(records('users'), account(`${newRecordId()}@example.com`)),
    'a known address': await post(records('users'), account(asha.email)),
    'signing out': await post('/api/account/sign-out', {}, asha.token),
    'signing out everywhere': await post('/api/account/sign-out-everywhere', {}, asha.token),
  }
  for (const [what, { status, body, headers }] of Object.entries(answers)) {
    const answered = { status, code: body['code'], after: headers.get('retry-after') }
    expect.soft(answered, what).toEqual({ status: 503, code: 'unavailable', after: '60' })
  }
})

test('A mail that is due on a full disk is sent once, when there is room again', async () => {
  const { shop, sink, mailsTo, stop } = await startSmtpShop(await minimalSite())
  onTestFinished(stop)
  const { token } = await signInOwner(shop)
  const email = `${newRecordId()}@example.com`
  sink.behave('reject')
  await ask(shop, records('orders'), { method: 'POST', body: sentOrder({ email }) })
  const filter = `?filter=(to='${email}')`
  const tried = async () => itemsOf(await ask(shop, `${records('mails')}${filter}`, { token }))
  await expect.poll(async () => (await tried())[0]?.['error'], MAILED).toContain('550')

  fillDisk(shop, true)
  sink.behave('accept')
  const failures = () => shop.output().match(/mails? not sent/g)?.length
  await expect.poll(failures, MAILED).toBeGreaterThan(4)
  expect(sink.mails.map(({ to }) => to)).toEqual([])

  fillDisk(shop, false)
  await expect.poll(async () => (await tried())[0]?.['sent'], MAILED).not.toBe('')
  expect(mailsTo(email)).toHaveLength(1)
})

test('A push that is due on a full disk is sent once, when there is room again', async () => {
  const { shop, service, stop } = await startPushShop(await minimalSite())
  onTestFinished(stop)
  const { token } = await signInOwner(shop)
  const device = newRecordId()
  const body = { endpoint: `${service.origin}/${device}` }
  await ask(shop, '/api/push/subscribe', { method: 'POST', token, body })
  const answers = () => service.pushes.map(({ answered }) => answered)
  service.answerNext(device, { status: 503 })
  await ask(shop, records('orders'), { method: 'POST', body: sentOrder() })
  await expect.poll(answers, MAILED).toEqual([503])

  fillDisk(shop, true)
  const failures = () => shop.output().match(/push(es)? not sent/g)?.length
  await expect.poll(failures, MAILED).toBeGreaterThan(2)
  expect(answers()).toEqual([503])

  fillDisk(shop, false)
  await expect.poll(answers, MAILED).toEqual([503, 201])
})
