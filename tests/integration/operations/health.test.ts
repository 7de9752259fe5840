import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pocketBaseCommand } from '#tools/server/command.mjs'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { fillDisk } from '#tests/harness/server/fillDisk.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { startSmtpShop } from '#tests/harness/mail/smtpShop.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

const HEALTH = '/api/health'
/** Within this time the server answers from its last check. */
const REUSED_MS = 5000
const HOUR_MS = 60 * 60 * 1000

async function openShop(env: Record<string, string> = {}): Promise<Shop> {
  const shop = await startShop({ folders: await minimalSite(), env })
  onTestFinished(() => shop.stop())
  return shop
}

const order = (shop: Shop, body = sentOrder()) =>
  ask(shop, records('orders'), { method: 'POST', body })

test('A healthy server reports that it is healthy', async () => {
  const { status, body } = await ask(await openShop(), HEALTH)
  expect({ status, body }).toMatchObject({ status: 200, body: { code: 200, data: {} } })
})

test('A healthy server reports that it is healthy to all who ask at once', async () => {
  const shop = await openShop({ DARZI_LIMITS: 'off' })
  const answersAtOnce = () => Promise.all(Array.from({ length: 40 }, () => ask(shop, HEALTH)))
  for (let checks = 0; checks < 3; checks += 1) {
    if (checks > 0) await new Promise((resolve) => setTimeout(resolve, REUSED_MS))
    const answers = await answersAtOnce()
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  }
})

test('On a full disk orders are refused for now, and health and the log say why', async () => {
  const shop = await openShop()
  const shopper = await newShopper(shop)
  expect((await order(shop)).status).toBe(200)
  fillDisk(shop, true)
  const refused = sentOrder()
  const appointment = {
    id: newRecordId(),
    name: 'Asha',
    email: 'asha@example.com',
    phone: '9876543210',
  }
  const visit = { ...appointment, service: 'made-to-measure', message: 'Saturday?' }
  const answers = [
    await order(shop, refused),
    await ask(shop, records('appointments'), { method: 'POST', body: visit }),
    await ask(shop, records('users', shopper.id), {
      method: 'PATCH',
      token: shopper.token,
      body: { name: 'Asha Iyer' },
    }),
  ]
  for (const { status, body, headers } of answers) {
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(headers.get('retry-after')).toBe('60')
  }
  const unwell = { status: 503, body: { code: 'unhealthy', data: { reasons: ['disk'] } } }
  await expect.poll(() => ask(shop, HEALTH)).toMatchObject(unwell)
  expect(shop.output()).toContain('not stored (/api/collections/orders/records)')

  fillDisk(shop, false)
  expect((await order(shop, refused)).status).toBe(200)
  await expect.poll(async () => (await ask(shop, HEALTH)).status).toBe(200)
})

test('Low disk space is reported before anything fails', async () => {
  const shop = await openShop({ DARZI_MIN_FREE_MB: '1000000000' })
  expect((await ask(shop, HEALTH)).body).toMatchObject({ data: { reasons: ['disk'] } })
  expect((await order(shop)).status).toBe(200)
})

test('An old backup is reported, in the log too, until there is a newer one', async () => {
  const shop = await openShop()
  const root = await superuserToken(shop)
  const folder = join(shop.folders.data, 'backups')
  mkdirSync(folder, { recursive: true })
  const backup = (name: string, ageMs: number) => {
    writeFileSync(join(folder, name), '')
    const time = (Date.now() - ageMs) / 1000
    utimesSync(join(folder, name), time, time)
  }
  const watch = () => ask(shop, '/api/crons/health', { method: 'POST', token: root })
  backup('old.zip', 37 * HOUR_MS)
  await expect
    .poll(async () => (await ask(shop, HEALTH)).body)
    .toMatchObject({ data: { reasons: ['backup'] } })
  await watch()
  await watch()
  const inJournal = () => shop.output().split('health: backup:').length - 1
  await expect.poll(inJournal).toBe(1)
  backup('new.zip', 35 * HOUR_MS)
  await expect.poll(async () => (await ask(shop, HEALTH)).status).toBe(200)
  await watch()
  await expect.poll(() => shop.output()).toContain('health: all is well again')
  expect(inJournal()).toBe(1)
})

/** Makes every mail an hour older, which no request can. */
const AGE = `$app.rootCmd.addCommand(new Command({
  use: 'age',
  run: () => $app.db().newQuery(
    "UPDATE mails SET created = strftime('%Y-%m-%d %H:%M:%fZ', created, '-1 hour')",
  ).execute(),
}))`

test('Stuck mails are reported; one refused mail among sent ones is not', async () => {
  const folders = await minimalSite()
  writeFileSync(join(folders.hooks, 'age.pb.js'), AGE)
  const env = { DARZI_SMTP_HOST: '127.0.0.1', DARZI_SMTP_PORT: '1' }
  const shop = await startShop({ folders, env })
  onTestFinished(() => shop.stop())
  const root = await superuserToken(shop)
  const { token } = await signInOwner(shop)
  await order(shop)
  expect((await ask(shop, HEALTH)).status, 'written just now').toBe(200)
  await pocketBaseCommand({ binary: shop.binary, folders: shop.folders }, ['age'])
  await expect
    .poll(async () => (await ask(shop, HEALTH)).body)
    .toMatchObject({ data: { reasons: ['mail'] } })

  const [one] = itemsOf(await ask(shop, records('mails'), { token }))
  const body = { sent: new Date().toISOString() }
  await ask(shop, records('mails', String(one?.['id'])), { method: 'PATCH', token: root, body })
  await expect.poll(async () => (await ask(shop, HEALTH)).status).toBe(200)
})

test('A mail that its recipient’s server refuses for good is no outage; one that could not be sent is, also once given up', async () => {
  const folders = await minimalSite()
  writeFileSync(join(folders.hooks, 'age.pb.js'), AGE)
  const { shop, sink, stop } = await startSmtpShop(folders)
  onTestFinished(stop)
  sink.behave('reject')
  const root = await superuserToken(shop)
  const mails = async () => itemsOf(await ask(shop, records('mails'), { token: root }))
  const change = async (body: object) => {
    for (const { id } of await mails())
      await ask(shop, records('mails', String(id)), { method: 'PATCH', token: root, body })
  }
  const reasons = async () => {
    const { data = {} } = (await ask(shop, HEALTH)).body
    return data
  }
  await order(shop)
  const areRefused = async () => (await mails()).every(({ error }) => String(error).includes('550'))
  await expect.poll(areRefused, { timeout: 60_000 }).toBe(true)
  await change({ nextTry: new Date(Date.now() + 24 * HOUR_MS).toISOString() })
  await pocketBaseCommand({ binary: shop.binary, folders: shop.folders }, ['age'])
  expect(await reasons()).toEqual({})

  const outage = { error: 'GoError: 535 "5.7.8 Authentication failed"' }
  const refusal = { error: 'GoError: 550 "5.1.1 No such user"' }
  await change(outage)
  await expect.poll(reasons, { timeout: 15_000 }).toEqual({ reasons: ['mail'] })
  await change({ ...refusal, tries: 20 })
  await expect.poll(reasons, { timeout: 15_000 }).toEqual({})
  await change(outage)
  await expect.poll(reasons, { timeout: 15_000 }).toEqual({ reasons: ['mail'] })
})
