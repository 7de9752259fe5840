import { expect, it } from 'vitest'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { newShopper } from '#tests/harness/server/people.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'

const LOST = { kind: 'drop-after-commit' } as const
const UNREACHABLE = { ok: false, problem: { code: 'unreachable' } }
const ENDED = { ok: false, problem: { code: 'signInEnded' } }
const NEXT = 'five other plain words'

const shop = shopBehindProxy()

/** A page on which a shopper is signed in. */
async function openAccount() {
  const shopper = await newShopper(shop)
  const page = await shop.device.open(async () => ({
    ...(await import('#data/account/account.ts')),
    ...(await import('#data/account/ownAccount.ts')),
    ...(await import('#data/account/changePassword.ts')),
    ...(await import('#data/account/exportMyData.ts')),
    ...(await import('#data/outbox/list.ts')),
    ...(await import('#data/outbox/sending/queue.ts')),
    ...(await import('#data/requests/preferences.ts')),
    ...(await import('#data/storage/database.ts')),
    ...(await import('#data/auth/session.ts')),
  }))
  await page.signIn(shopper.email, shopper.password)
  return { ...page, shopper }
}

it('a password change whose response was lost is recognised at the next attempt', async () => {
  const { changePassword, session, signIn, shopper } = await openAccount()
  shop.proxy.spoil(LOST, { method: 'PATCH' })
  expect(await changePassword('shopper', shopper.password, NEXT)).toEqual(UNREACHABLE)
  expect(await changePassword('shopper', shopper.password, NEXT)).toEqual({ ok: true, value: true })
  expect(session.current()).toMatchObject({ status: 'in' })
  expect(await signIn(shopper.email, NEXT)).toMatchObject({ ok: true })
})

it('an account deletion whose response was lost is recognised at the next attempt, on this device too', async () => {
  const page = await openAccount()
  const { deleteAccount, session, savePreferences, inDatabase, shopper } = page
  await savePreferences(DEFAULT_PREFERENCES, { ...DEFAULT_PREFERENCES, additionalRequests: 'Mine' })
  // Sent after the deletion, the change would be refused, which ends the sign-in.
  await valueOf(page.liveOutbox, ({ length }) => length === 0)
  shop.proxy.spoil(LOST, { method: 'DELETE' })
  expect(await deleteAccount(shopper.password)).toEqual(UNREACHABLE)
  expect(await deleteAccount(shopper.password)).toEqual({ ok: true, value: true })
  expect(session.current()).toEqual({ status: 'out' })
  expect(await inDatabase((db) => db.preferences.count())).toBe(0)
})

it.each<[string, (page: Awaited<ReturnType<typeof openAccount>>) => Promise<unknown>]>([
  ['the profile', ({ saveProfile }) => saveProfile({ name: 'Asha', phone: '+919876543210' })],
  [
    'the password',
    ({ changePassword, shopper }) => changePassword('shopper', shopper.password, NEXT),
  ],
  ['the deletion', ({ deleteAccount, shopper }) => deleteAccount(shopper.password)],
  ['the export', ({ exportMyData }) => exportMyData()],
])('%s says that the sign-in has ended, where it was ended on another device', async (_, act) => {
  const page = await openAccount()
  const { shopper, session } = page
  await fetch(`${shop.url}/api/account/sign-out-everywhere`, {
    method: 'POST',
    headers: { Authorization: shopper.token },
  })
  expect(await act(page)).toEqual(ENDED)
  expect(session.current()).toEqual({ status: 'out' })
})

it('queued entries ask for a sign-in, and this device is signed out, once the server refuses its token', async () => {
  const { savePreferences, session, liveOutbox, sendNow, shopper } = await openAccount()
  shop.device.setOnline(false)
  await savePreferences(DEFAULT_PREFERENCES, { ...DEFAULT_PREFERENCES, additionalRequests: 'Mine' })
  await fetch(`${shop.url}/api/account/sign-out-everywhere`, {
    method: 'POST',
    headers: { Authorization: shopper.token },
  })
  shop.device.setOnline(true)
  await sendNow()
  expect(session.current()).toEqual({ status: 'out' })
  expect(await valueOf(liveOutbox)).toMatchObject([{ status: 'signInNeeded' }])
})

it('queued entries are sent with the new token when another tab has signed in again meanwhile', async () => {
  const { signIn, savePreferences, session, liveOutbox, sendNow, shopper } = await openAccount()
  shop.device.setOnline(false)
  await savePreferences(DEFAULT_PREFERENCES, { ...DEFAULT_PREFERENCES, additionalRequests: 'Mine' })
  await fetch(`${shop.url}/api/account/sign-out-everywhere`, {
    method: 'POST',
    headers: { Authorization: shopper.token },
  })
  shop.device.setOnline(true)
  shop.proxy.spoil({ kind: 'delay', delayMs: 3000 }, { method: 'POST', path: /preferences/ })
  const sending = sendNow()
  await expect.poll(() => shop.proxy.seen.map(({ fault }) => fault)).toContain('delay')
  await signIn(shopper.email, shopper.password)
  await sending
  expect(session.current()).toMatchObject({ status: 'in' })
  expect(await valueOf(liveOutbox)).toEqual([])
})
