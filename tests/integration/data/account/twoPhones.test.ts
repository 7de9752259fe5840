import { expect, it } from 'vitest'
import { addressOf } from '#domain/addresses/address.ts'
import { MAX_ADDRESSES } from '#domain/addresses/addressBook.ts'
import { isFields } from '#domain/base/parse.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { newShopper, type Person } from '#tests/harness/server/people.ts'

const HOME = addressOf(SHIPPING)
const NEXT = 'five other plain words'
const THEIRS = 'five more plain words'

const shop = shopBehindProxy()

/** A phone of the account; the other one is played by requests straight to the server. */
async function openPhone() {
  const shopper = await newShopper(shop)
  const page = await shop.device.open(async () => ({
    ...(await import('#data/account/account.ts')),
    ...(await import('#data/account/addressBook.ts')),
    ...(await import('#data/account/changePassword.ts')),
    ...(await import('#data/auth/session.ts')),
    ...(await import('#data/outbox/list.ts')),
    ...(await import('#data/outbox/sending/queue.ts')),
    ...(await import('#data/requests/preferences.ts')),
  }))
  await page.signIn(shopper.email, shopper.password)
  return { ...page, shopper }
}

const settled = ({ liveOutbox }: Pick<Awaited<ReturnType<typeof openPhone>>, 'liveOutbox'>) =>
  valueOf(liveOutbox, ({ length }) => length === 0)

/** Sends a book from the other phone, with what the server has already. */
async function changeElsewhere({ id, token }: Person, change: (book: object[]) => object[]) {
  const path = records('preferences')
  const [stored] = itemsOf(await ask(shop, path, { token }))
  const addresses: unknown = stored?.['addresses']
  const book = change(Array.isArray(addresses) ? addresses.filter(isFields) : [])
  const body = { ...stored, id, user: id, addresses: book }
  expect((await ask(shop, path, { method: 'POST', token, body })).status).toBe(200)
}

it('an address that found the account full is sent once the other phone has made room', async () => {
  const { shopper, ...phone } = await openPhone()
  for (let at = 1; at < MAX_ADDRESSES; at += 1)
    await phone.saveAddress({ ...HOME, city: `City ${at}` })
  await settled(phone)
  shop.device.setOnline(false)
  await phone.saveAddress({ ...HOME, city: 'From this phone' })
  const entry = { id: 'otherphone00001', editedAt: Date.now(), address: { ...HOME, city: 'Other' } }
  await changeElsewhere(shopper, (book) => [...book, entry])
  shop.device.setOnline(true)
  await phone.sendNow()
  await valueOf(phone.liveOutbox, ([item]) => item?.problem?.code === 'addressesFull')
  const { address: _address, ...tombstone } = entry
  await changeElsewhere(shopper, (book) => [
    ...book.filter((known) => isFields(known) && known['id'] !== entry.id),
    { ...tombstone, editedAt: entry.editedAt + 1 },
  ])
  await phone.refreshPreferences()
  await settled(phone)
  const [stored] = itemsOf(await ask(shop, records('preferences'), { token: shopper.token }))
  expect(JSON.stringify(stored)).toContain('From this phone')
})

it('a password that the other phone changed right after does not count as changed here', async () => {
  const { shopper, session, changePassword } = await openPhone()
  shop.proxy.spoil({ kind: 'delay', delayMs: 3000 }, { method: 'POST', path: /auth-with-password/ })
  const changed = changePassword('shopper', shopper.password, NEXT)
  const signIn = async () =>
    ask(shop, '/api/collections/users/auth-with-password', {
      method: 'POST',
      body: { identity: shopper.email, password: NEXT },
    })
  await expect.poll(async () => (await signIn()).status, { timeout: 20_000 }).toBe(200)
  const token = String((await signIn()).body['token'])
  const body = { oldPassword: NEXT, password: THEIRS, passwordConfirm: THEIRS }
  const path = records('users', shopper.id)
  expect((await ask(shop, path, { method: 'PATCH', token, body })).status).toBe(200)
  expect(await changed).toEqual({ ok: false, problem: { code: 'signInEnded' } })
  expect(session.current()).toEqual({ status: 'out' })
})
